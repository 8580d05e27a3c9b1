import { type BetOdds, type Ending, returnOf } from '../games/odds-sheet.ts'
import type { PublishedOdds } from '../games/odds.ts'
import { el } from '../page/dom.ts'
import { symbolPicture } from '../page/symbol.ts'
import { loadTexts, textsOf } from '../page/texts.ts'
import { oddsNames } from './odds-names.ts'

await loadTexts()
const t = textsOf('lottery', 'baccarat', 'fishing', 'odds')
const { nameOf, betName } = oddsNames(t, textsOf('draws', 'sportsbook'))
const { lang } = document.documentElement
const gameCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
const address = `/api/odds?${new URLSearchParams({ gameCode })}`

const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** Name of an ending; those of a slot and of a ball count symbols and places. */
function endingName({ ending }: Ending, { kind, symbols }: PublishedOdds): (Node | string)[] {
  const [, count, rank] = /^(\d) x (\d)$/.exec(ending) ?? []
  const symbol = symbols[Number(rank) - 1]
  if (count && symbol) return [symbolPicture(symbol, { class: 'mini' }), ` ${t('ofKind', { count })}`]
  return [kind === 'plinko' ? t('place', { number: ending }) : nameOf(ending)]
}

/**
 * A bet with its return as the head of a group, and a row for each of its outcomes: three narrow
 * columns, which a phone shows whole.
 */
function groupOf(bet: BetOdds, odds: PublishedOdds): HTMLElement {
  const back = t('return', { rtp: figure(returnOf(bet), 2) })
  const row = (ending: Ending) =>
    el(
      'tr',
      {},
      el('td', {}, ...endingName(ending, odds)),
      el('td', {}, t('ofAll', { ways: figure(ending.ways), of: figure(ending.of) })),
      el('td', {}, `${figure(ending.pays / 100, 2)}×`),
    )
  return el(
    'tbody',
    {},
    el('tr', {}, el('th', { scope: 'rowgroup', colspan: '3' }, `${betName(bet)} `, el('span', {}, back))),
    ...bet.endings.map(row),
  )
}

function oddsTable(odds: PublishedOdds): HTMLElement {
  const heads = (['ending', 'chance', 'pays'] as const).map(key => el('th', { scope: 'col' }, t(key)))
  return el(
    'table',
    { class: 'odds-table' },
    el('thead', {}, el('tr', {}, ...heads)),
    ...odds.bets.map(bet => groupOf(bet, odds)),
  )
}

/** The reels of a slot, symbol by symbol. */
function strips({ tables, symbols }: PublishedOdds): HTMLElement[] {
  const reels = tables['strips'] as readonly string[] | undefined
  if (!reels) return []
  const picture = (rank: string) => {
    const symbol = symbols[Number(rank)]
    return symbol ? symbolPicture(symbol, { class: 'mini', loading: 'lazy' }) : ''
  }
  const reel = (strip: string, place: number) =>
    el('li', {}, el('span', {}, t('reel', { number: place + 1 })), el('div', {}, ...Array.from(strip, picture)))
  return [
    el('h2', {}, t('reels')),
    el('p', { class: 'note' }, t('reelsNote')),
    el('ul', { class: 'strips' }, ...reels.map(reel)),
  ]
}

function page(odds: PublishedOdds): HTMLElement[] {
  const { name, rtp, tables, bets } = odds
  const lowest = Math.min(...bets.map(returnOf))
  const rake = tables['rakePercent']
  return [
    el('h1', {}, t('title', { name })),
    el('p', {}, t('lead')),
    el('p', {}, el('strong', {}, t('stated', { rtp: figure(Number(rtp), 2) }))),
    el('p', {}, t('lowest', { rtp: figure(lowest, 3) })),
    ...(typeof rake === 'number' ? [el('p', {}, t('rake', { rake }))] : []),
    el('p', { class: 'note' }, t('rule')),
    oddsTable(odds),
    ...strips(odds),
    el('p', {}, el('a', { href: address }, t('asData'))),
  ]
}

const main = el('main', {})
document.body.replaceChildren(main)
const response = await fetch(address)
main.replaceChildren(...(response.ok ? page((await response.json()) as PublishedOdds) : [el('h1', {}, t('unknown'))]))
