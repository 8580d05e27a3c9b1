import type { EmblemName } from '@baize/art'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { gridAt } from './evaluate.ts'
import { lines } from './lines.ts'
import { el, strokes } from '../../page/dom.ts'
import { symbolName, symbolPicture } from '../../page/symbol.ts'
import { extraFact, icons, type StageContext, shownOf, type Stage } from '../instant/stage.ts'
import { pays } from './pays.ts'
import type { Money } from '../../page/money.ts'
import type { InstantT } from '../instant/text-keys.ts'
import type { Grid, LineWin } from './evaluate.ts'
import { rankAt, reels as reelCount, rows } from './strips.ts'

/**
 * Symbols that run past before a reel stops, and how long the first and each further reel runs, in
 * milliseconds.
 */
const run = { symbols: 14, first: 780, further: 170 }

interface Reels {
  node: HTMLElement
  /** Puts a grid there without moving. */
  show(grid: Grid): void
  /** Lets the reels run until `stopAt`. */
  start(): void
  /** Stops on a grid, one reel after the other. */
  stopAt(grid: Grid): Promise<void>
  /** Marks the places that pay. `netWin` is for more than was staked, and never for less. */
  mark(wins: readonly LineWin[], netWin: boolean): void
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function createReels(symbols: readonly EmblemName[], label: (rows: string) => string): Reels {
  const cell = (rank: number) =>
    el('div', { class: 'cell' }, el('img', { src: `/art/${symbols[rank] ?? ''}.svg`, alt: '', draggable: 'false' }))
  const tracks = Array.from({ length: reelCount }, () => el('div', { class: 'track' }))
  const node = el('div', { class: 'reels', role: 'img' }, ...tracks.map(track => el('div', { class: 'reel' }, track)))
  let shown: Grid = tracks.map((_, reel) => Array.from({ length: rows }, (_, row) => rankAt(reel, row + reel * 3)))

  const put = (reel: number, ranks: readonly number[]) => tracks[reel]?.replaceChildren(...ranks.map(cell))
  const nameAt = (rank = -1) => {
    const symbol = symbols[rank]
    return symbol ? symbolName(symbol) : ''
  }
  const describe = (grid: Grid) =>
    node.setAttribute(
      'aria-label',
      label([0, 1, 2].map(row => grid.map(reel => nameAt(reel[row])).join(', ')).join('; ')),
    )

  function show(grid: Grid): void {
    shown = grid
    grid.forEach((ranks, reel) => put(reel, ranks))
    describe(grid)
  }

  /** Pixels from one symbol to the next. */
  const step = (track: HTMLElement) => {
    const [first, second] = track.children as unknown as HTMLElement[]
    return first && second ? second.offsetTop - first.offsetTop : 0
  }

  /** Runs downwards over `ranks`, whose first three stay in the window at the end. */
  function roll(reel: number, ranks: readonly number[], options: KeyframeAnimationOptions): Animation | undefined {
    const track = tracks[reel]
    if (!track) return undefined
    for (const animation of track.getAnimations()) animation.cancel()
    put(reel, ranks)
    const way = (ranks.length - rows) * step(track)
    return track.animate([{ transform: `translateY(${-way}px)` }, { transform: 'none' }], options)
  }

  const passing = (reel: number) => Array.from({ length: run.symbols }, (_, i) => rankAt(reel, i + reel))

  async function stopReel(reel: number, ranks: readonly number[]): Promise<void> {
    const options = { duration: run.first + reel * run.further, easing: 'cubic-bezier(.2,.55,.3,1.04)' }
    await roll(reel, [...ranks, ...passing(reel), ...(shown[reel] ?? [])], options)?.finished.catch(() => {})
    put(reel, ranks)
  }

  show(shown)
  return {
    node,
    show,
    start() {
      node.classList.remove('net-win')
      if (still()) return
      shown.forEach((ranks, reel) =>
        roll(reel, [...ranks, ...passing(reel), ...ranks], { duration: 700, iterations: Infinity }),
      )
    },
    async stopAt(grid) {
      if (!still()) await Promise.all(grid.map((ranks, reel) => stopReel(reel, ranks)))
      show(grid)
    },
    mark(wins, netWin) {
      node.classList.toggle('net-win', netWin)
      for (const { line, count } of wins)
        for (let reel = 0; reel < count; reel++)
          tracks[reel]?.children[Number(lines[line]?.[reel])]?.classList.add('pays')
    },
  }
}

/** An amount on one line for a stake: `pay` line bets, each a 25th of the stake. */
function lineAmount(stake: string, pay: number): string {
  const [whole = '0', fraction = ''] = stake.split('.')
  const units = (BigInt(whole + fraction) / BigInt(lines.length)) * BigInt(pay)
  const digits = units.toString().padStart(fraction.length + 1, '0')
  return fraction.length ? `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}` : digits
}

const row = (symbol: EmblemName, cells: readonly string[]) =>
  el(
    'tr',
    {},
    el('th', { scope: 'row' }, symbolPicture(symbol, { class: 'mini' })),
    ...cells.map(text => el('td', {}, text)),
  )

/** One line as it runs over the reels. */
function diagram(line: string, index: number): HTMLElement {
  const points = Array.from(line, (at, reel) => `${reel ? 'L' : 'M'}${reel * 10 + 5} ${Number(at) * 8 + 5}`)
  return el('li', {}, strokes(50, 26, [points.join('')], 'line'), el('span', {}, String(index + 1)))
}

/** The table of pays at a stake, and the lines. */
function paysTable(symbols: readonly EmblemName[], stake: string, t: InstantT, money: Money): Node[] {
  const head = [5, 4, 3].map(count => el('th', { scope: 'col' }, t('alike', { count })))
  const body = symbols.map((symbol, rank) =>
    row(
      symbol,
      [...(pays[rank] ?? [])].reverse().map(pay => money(lineAmount(stake, pay))),
    ),
  )
  return [
    el('p', {}, t('paysLead')),
    el('table', { class: 'pays-table' }, el('thead', {}, el('tr', {}, el('td'), ...head)), el('tbody', {}, ...body)),
    el('h3', {}, t('theLines')),
    el('ol', { class: 'line-list' }, ...lines.map(diagram)),
  ]
}

/** Stops of the reels before anything was played. */
const first = gridAt([0, 9, 3, 12, 5])

/** Five reels in a machine. */
export function slotStage({ start, t, money }: StageContext): Stage {
  const { symbols } = start.theme
  const reels = createReels(symbols, rows => t('reelsLabel', { rows }))
  let grid = first
  const gridOf = (round: RoundView | null) => shownOf(round, 'slot')?.grid ?? grid
  return {
    node: reels.node,
    extra: extraFact(t('lines'), el('span', {}, String(lines.length))),
    action: 'spin',
    icon: icons.again,
    choice: () => ({}),
    setReady: () => {},
    show(round) {
      grid = gridOf(round)
      reels.show(grid)
    },
    start: () => reels.start(),
    async end(round) {
      const next = gridOf(round)
      await reels.stopAt(next)
      grid = next
    },
    mark: (round, netWin) => reels.mark(shownOf(round, 'slot')?.wins ?? [], netWin),
    pays: stake => paysTable(symbols, stake, t, money),
  }
}
