import type { RoundView } from '../engine/rounds/round-view.ts'
import { el } from './dom.ts'
import type { Money } from './money.ts'
import type { PageT, PageKey } from './text-keys.ts'

/** Address of a round's own page, in the language of this one. */
export const roundUrl = (roundId: string): string =>
  `/round/${encodeURIComponent(roundId)}?lang=${document.documentElement.lang}`

export const roundLink = (roundId: string): HTMLAnchorElement =>
  el('a', { href: roundUrl(roundId), target: '_blank', rel: 'noopener' }, roundId)

const outcomeKeys: Partial<Record<RoundView['outcome'], PageKey>> = {
  rolledBack: 'backTo',
  returning: 'backTo',
  refused: 'refused',
}

/** The player's last rounds, newest first. */
export function historyTable(rounds: readonly RoundView[], t: PageT, money: Money): Node[] {
  if (!rounds.length) return [el('p', {}, t('none'))]
  const row = (round: RoundView) => {
    const key = outcomeKeys[round.outcome]
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, roundLink(round.roundId)),
      el('td', {}, money(round.stake)),
      el('td', {}, key ? t(key) : money(round.win)),
    )
  }
  const heads = (['round', 'stake', 'win'] as const).map(key => el('th', { scope: 'col' }, t(key)))
  return [el('table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rounds.map(row)))]
}
