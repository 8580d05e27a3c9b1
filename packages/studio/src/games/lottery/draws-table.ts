import type { DrawsView } from '../../engine/draws/draws-view.ts'
import type { LotteryKind } from './kinds.ts'
import type { LotteryChoice } from './rules.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { numbersOf } from './balls.ts'
import type { LotteryT } from '../../page/text-keys.ts'
import { optionName, playName } from './names.ts'

/** What a bet on a lottery is on. */
export function betName(bet: RoundView, t: LotteryT): (Node | string)[] {
  const { play, option } = bet.choice as LotteryChoice
  return [`${playName(play, t)}: `, el('b', {}, optionName(option, t))]
}

/** The last draws of a game, newest first. */
export function drawsTable(kind: LotteryKind, results: DrawsView['results'], t: LotteryT): HTMLElement {
  if (!results.length) return el('p', { class: 'note' }, t('noDraws'))
  const row = ({ issue, numbers }: DrawsView['results'][number]) =>
    el('tr', {}, el('th', { scope: 'row' }, issue), el('td', {}, numbersOf(kind, numbers)))
  return el('table', { class: 'draws' }, el('tbody', {}, ...results.map(row)))
}
