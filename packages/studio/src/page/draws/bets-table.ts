import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../dom.ts'
import { roundLink } from '../history.ts'
import { type Money, isMore } from '../money.ts'
import type { DrawsT } from '../text-keys.ts'
import { textsOf } from '../texts.ts'

/** State of a bet, in a word or two. */
function stateOf(bet: RoundView, t: DrawsT, money: Money): string {
  if (bet.outcome === 'waiting' || bet.outcome === 'running') return t('waiting')
  if (bet.outcome === 'returning' || bet.outcome === 'rolledBack') return textsOf('page')('backTo')
  return /[1-9]/.test(bet.win) ? money(bet.win) : t('noWin')
}

/** The player's bets on a game, newest first. @param name - what a bet is on */
export function betsTable(
  bets: readonly RoundView[],
  name: (bet: RoundView) => (Node | string)[],
  t: DrawsT,
  money: Money,
): HTMLElement {
  if (!bets.length) return el('p', { class: 'note' }, t('noBets'))
  const row = (bet: RoundView) => {
    const won = bet.outcome === 'settled' && isMore(bet.win, bet.stake)
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, ...name(bet), el('small', {}, `${bet.issue ?? ''} · `, roundLink(bet.roundId))),
      el('td', {}, money(bet.stake)),
      el('td', { class: won ? 'won' : '' }, stateOf(bet, t, money)),
    )
  }
  const heads = [t('bet'), t('stake'), t('state')].map(text => el('th', { scope: 'col' }, text))
  return el('table', { class: 'bets' }, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...bets.map(row)))
}
