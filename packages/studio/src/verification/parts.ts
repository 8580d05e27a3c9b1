import type { EmblemName } from '@baize/art'
import type { Grid } from '../games/slot/evaluate.ts'
import { el } from '../page/dom.ts'
import { symbolPicture } from '../page/symbol.ts'

/** A list of names and what they are. */
export const facts = (pairs: readonly (readonly [string, string])[]): HTMLElement =>
  el('dl', {}, ...pairs.flatMap(([name, text]) => [el('dt', {}, name), el('dd', {}, text)]))

/** A sentence that says whether a check held; null where there was nothing to check. */
export const verdict = (good: boolean | null, text: string): HTMLElement =>
  el('p', { class: `verdict ${good === null ? '' : good ? 'good' : 'bad'}`.trim() }, text)

const byRow = (grid: Grid): number[] => [0, 1, 2].flatMap(row => grid.map(reel => reel[row] ?? -1))

/** A grid with the pictures of its game. */
export const pictureGrid = (grid: Grid, symbols: readonly EmblemName[]): HTMLElement =>
  el(
    'div',
    { class: 'grid' },
    ...byRow(grid)
      .flatMap(rank => symbols[rank] ?? [])
      .map(symbol => symbolPicture(symbol)),
  )

/** A grid as ranks, for a page that loads nothing. */
export const rankGrid = (grid: Grid): HTMLElement =>
  el('div', { class: 'grid' }, ...byRow(grid).map(rank => el('span', {}, String(rank + 1))))
