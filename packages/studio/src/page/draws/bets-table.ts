import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../dom.ts'
import { roundLink } from '../history.ts'
import { isMore, type Money } from '../money.ts'
import { stateOf } from './bet-state.ts'
import type { DrawsT } from '../text-keys.ts'

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
