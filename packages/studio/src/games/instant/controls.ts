import type { InstantStart, InstantConnection } from './api.ts'
import { el, strokes } from '../../page/dom.ts'
import type { Money } from '../../page/money.ts'
import { createShownBalance, type ShownBalance } from '../../page/shown-balance.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { Stage } from './stage.ts'
import { createWaitRing } from './wait-ring.ts'
import type { InstantT } from './text-keys.ts'
import { createDialog } from '../../page/dialog.ts'
import type { Fairness } from './fairness.ts'
import { historyTable } from '../../page/history.ts'
import type { PageT } from '../../page/text-keys.ts'

export interface Controls {
  node: HTMLElement
  stake(): string
  balance: ShownBalance
  /** Null shows a dash. `netWin` is for more than was staked. */
  setWin(amount: string | null, netWin?: boolean): void
  /** Not ready keeps the focus where it is: the button stays in place and ignores presses. */
  setReady(ready: boolean): void
  /** Shows on the button for how many milliseconds the next round has to wait. */
  wait(milliseconds: number): void
}

function fact(label: string, name: string): { node: HTMLElement; value: HTMLElement } {
  const value = el('span', { class: 'value' })
  const heading = el('span', { class: 'label', id: `${name}-label` }, label)
  const attributes = { class: `fact fact-${name}`, role: 'group', 'aria-labelledby': heading.id }
  return { node: el('div', attributes, heading, value), value }
}

/** So many characters of an amount have room beside the button on a phone. */
const short = 13

const side = (...facts: HTMLElement[]) => el('div', { class: 'side' }, ...facts)

/**
 * Stake, button, balance and win, and beside the stake what the stage adds.
 * @param play - called when the button is pressed while it is ready
 */
export function createControls(
  start: InstantStart,
  stage: Stage,
  t: InstantT,
  money: Money,
  play: () => void,
): Controls {
  const options = start.stakes.map(stake => el('option', { value: stake }, money(stake)))
  const select = el('select', { id: 'stake', class: 'value' }, ...options)
  select.value = start.stakes[2] ?? start.stakes[0] ?? ''
  const balance = fact(t('balance'), 'balance')
  const win = fact(t('win'), 'win')

  const ring = createWaitRing(seconds => t('nextIn', { seconds }))
  const button = el(
    'button',
    {
      class: 'spin',
      type: 'button',
      'aria-label': t(stage.action),
      'aria-describedby': ring.words.id,
      onclick: () => {
        if (button.getAttribute('aria-disabled') !== 'true') play()
      },
    },
    strokes(24, 24, stage.icon, 'icon'),
    ring.node,
  )
  const stake = el(
    'div',
    { class: 'fact fact-stake' },
    el('label', { class: 'label', for: 'stake' }, t('stake')),
    select,
  )

  return {
    node: el('div', { class: 'controls' }, side(stake, stage.extra), button, side(balance.node, win.node), ring.words),
    stake: () => select.value,
    balance: createShownBalance(money, text => {
      balance.value.textContent = text
      balance.node.classList.toggle('long', text.length > short)
    }),
    setWin(amount, netWin = false) {
      win.value.textContent = amount === null ? '–' : money(amount)
      win.node.classList.toggle('net-win', netWin)
    },
    wait: milliseconds => ring.run(milliseconds, start.pauseMs),
    setReady(ready) {
      if (ready) ring.stop()
      button.setAttribute('aria-disabled', String(!ready))
      select.disabled = !ready
      stage.setReady(ready)
    },
  }
}

export interface DialogContext {
  start: InstantStart
  stage: Stage
  api: InstantConnection
  fairness: Fairness
  t: PageT
  money: Money
  /** The stake that is chosen now. */
  stake: () => string
  /** Of the player's last rounds, newest first, those whose end was shown. */
  shownRounds: (rounds: readonly RoundView[]) => readonly RoundView[]
}

/** The player's last rounds; those of the start where the studio cannot be asked. */
const recent = ({ start, api }: DialogContext) =>
  api.rounds().then(
    ({ rounds }) => rounds,
    () => start.recentRounds,
  )

/** Dialogs over the game, and the buttons that open them. */
export function createDialogs(table: DialogContext): { nodes: HTMLElement[]; openers: HTMLElement[] } {
  const { stage, fairness, t, money, stake, shownRounds } = table
  const dialogs = {
    pays: createDialog(t('pays'), t('close'), () => stage.pays(stake())),
    history: createDialog(t('history'), t('close'), async () =>
      historyTable(shownRounds(await recent(table)), t, money),
    ),
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
