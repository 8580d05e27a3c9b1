import type { Grid, LineWin } from './evaluate.ts'
import { lines } from './lines.ts'
import { rankAt, reels as reelCount, rows } from './strips.ts'
import { el } from '../../page/dom.ts'

/** Symbols that run past before a reel stops, and how long the first and each further reel runs, in milliseconds. */
const run = { symbols: 14, first: 780, further: 170 }

export interface Reels {
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

export function createReels(symbols: readonly string[], label: (rows: string) => string): Reels {
  const cell = (rank: number) =>
    el('div', { class: 'cell' }, el('img', { src: `/art/${symbols[rank] ?? ''}.svg`, alt: '', draggable: 'false' }))
  const tracks = Array.from({ length: reelCount }, () => el('div', { class: 'track' }))
  const node = el('div', { class: 'reels', role: 'img' }, ...tracks.map(track => el('div', { class: 'reel' }, track)))
  let shown: Grid = tracks.map((_, reel) => Array.from({ length: rows }, (_, row) => rankAt(reel, row + reel * 3)))

  const put = (reel: number, ranks: readonly number[]) => tracks[reel]?.replaceChildren(...ranks.map(cell))
  const describe = (grid: Grid) =>
    node.setAttribute(
      'aria-label',
      label([0, 1, 2].map(row => grid.map(reel => symbols[reel[row] ?? -1] ?? '').join(', ')).join('; ')),
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
