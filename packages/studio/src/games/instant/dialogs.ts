import type { InstantStart, InstantConnection } from './api.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import type { Fairness } from './fairness.ts'
import { historyTable } from '../../page/history.ts'
import type { Money } from '../../page/money.ts'
import type { Stage } from './stage.ts'
import type { PageT } from '../../page/text-keys.ts'

export interface Table {
  start: InstantStart
  stage: Stage
  api: InstantConnection
  fairness: Fairness
  t: PageT
  money: Money
  /** The stake that is chosen now. */
  stake: () => string
}

/** The player's last rounds; those of the start where the studio cannot be asked. */
const recent = ({ start, api }: Table) =>
  api.rounds().then(
    ({ rounds }) => rounds,
    () => start.recentRounds,
  )

/** Dialogs over the game, and the buttons that open them. */
export function createDialogs(table: Table): { nodes: HTMLElement[]; openers: HTMLElement[] } {
  const { stage, fairness, t, money, stake } = table
  const dialogs = {
    pays: createDialog(t('pays'), t('close'), () => stage.pays(stake())),
    history: createDialog(t('history'), t('close'), async () => historyTable(await recent(table), t, money)),
    fairness: createDialog(t('fairness'), t('close'), () => fairness.panel()),
  }
  const names = Object.keys(dialogs) as (keyof typeof dialogs)[]
  return {
    nodes: names.map(name => dialogs[name].node),
    openers: names.map(name =>
      el('button', { type: 'button', class: 'plain', onclick: () => void dialogs[name].open() }, t(name)),
    ),
  }
}
