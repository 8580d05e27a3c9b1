import { lines } from './lines.ts'
import { pays } from './pays.ts'
import { el, strokes } from '../../page/dom.ts'
import type { Money } from '../../page/money.ts'
import type { InstantT } from '../instant/text-keys.ts'

/** An amount on one line for a stake: `pay` line bets, each a 25th of the stake. */
function lineAmount(stake: string, pay: number): string {
  const [whole = '0', fraction = ''] = stake.split('.')
  const units = (BigInt(whole + fraction) / BigInt(lines.length)) * BigInt(pay)
  const digits = units.toString().padStart(fraction.length + 1, '0')
  return fraction.length ? `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}` : digits
}

const row = (symbols: readonly string[], rank: number, cells: readonly string[]) =>
  el(
    'tr',
    {},
    el(
      'th',
      { scope: 'row' },
      el('img', { class: 'mini', src: `/art/${symbols[rank] ?? ''}.svg`, alt: symbols[rank] ?? '' }),
    ),
    ...cells.map(text => el('td', {}, text)),
  )

/** One line as it runs over the reels. */
function diagram(line: string, index: number): HTMLElement {
  const points = Array.from(line, (at, reel) => `${reel ? 'L' : 'M'}${reel * 10 + 5} ${Number(at) * 8 + 5}`)
  return el('li', {}, strokes(50, 26, [points.join('')], 'line'), el('span', {}, String(index + 1)))
}

/** The table of pays at a stake, and the lines. */
export function paysTable(symbols: readonly string[], stake: string, t: InstantT, money: Money): Node[] {
  const head = [5, 4, 3].map(count => el('th', { scope: 'col' }, t('alike', { count })))
  const body = pays.map((each, rank) =>
    row(
      symbols,
      rank,
      each.toReversed().map(pay => money(lineAmount(stake, pay))),
    ),
  )
  return [
    el('p', {}, t('paysLead')),
    el('table', { class: 'pays-table' }, el('thead', {}, el('tr', {}, el('td'), ...head)), el('tbody', {}, ...body)),
    el('h3', {}, t('theLines')),
    el('ol', { class: 'line-list' }, ...lines.map(diagram)),
  ]
}
