import type { DrawsView } from '../../draws/view.ts'
import type { LotteryKind } from '../../lottery/kinds.ts'
import type { LotteryChoice } from '../../lottery/rules.ts'
import type { RoundView } from '../../rounds/view.ts'
import { el } from '../dom.ts'
import { roundLink } from '../history.ts'
import { stateOf } from '../draws/states.ts'
import { isMore, type Money } from '../money.ts'
import { numbersOf } from './balls.ts'
import { type LotterySay, optionName, playName } from './texts.ts'

/** The player's bets on a game, newest first. */
export function betsTable(bets: readonly RoundView[], say: LotterySay, money: Money): HTMLElement {
  if (!bets.length) return el('p', { class: 'note' }, say('noBets'))
  const row = (bet: RoundView) => {
    const { play, option } = bet.choice as LotteryChoice
    const won = bet.outcome === 'settled' && isMore(bet.win, bet.stake)
    return el(
      'tr',
      {},
      el(
        'th',
        { scope: 'row' },
        `${playName(play, say)}: `,
        el('b', {}, optionName(option, say)),
        el('small', {}, `${bet.issue ?? ''} · `, roundLink(bet.roundId)),
      ),
      el('td', {}, money(bet.stake)),
      el('td', { class: won ? 'won' : '' }, stateOf(bet, say, money)),
    )
  }
  const heads = [say('bet'), say('stake'), say('state')].map(text => el('th', { scope: 'col' }, text))
  return el('table', { class: 'bets' }, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...bets.map(row)))
}

/** The last draws of a game, newest first. */
export function drawsTable(kind: LotteryKind, results: DrawsView['results'], say: LotterySay): HTMLElement {
  if (!results.length) return el('p', { class: 'note' }, say('noDraws'))
  const row = ({ issue, numbers }: DrawsView['results'][number]) =>
    el('tr', {}, el('th', { scope: 'row' }, issue), el('td', {}, numbersOf(kind, numbers)))
  return el('table', { class: 'draws' }, el('tbody', {}, ...results.map(row)))
}
