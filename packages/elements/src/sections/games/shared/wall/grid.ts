import type { TileKind } from '../tile/GameTile.tsx'

/** Least width of a tile where there is little room, how many stand side by side at most, and height to width of its picture. */
const shapes = {
  poster: { least: 104, most: 6, ratio: 4 / 3 },
  wide: { least: 150, most: 3, ratio: 9 / 16 },
  card: { least: 240, most: 4, ratio: 0 },
} as const
/** What stands under the picture, or the whole height of a card. */
const under = { poster: 64, wide: 46, card: 112 } as const
/** Rows of a band: the piece of a list that is drawn or left out as one. */
export const bandRows = 4

export interface Grid {
  columns: number
  gap: number
  /** Height of a band that was not drawn yet, about. Pixels. */
  bandHeight: number
}

/** How a list divides its width: three posters on a phone, six from 600 px up (LOOK: layout). */
export function gridOf(width: number, kind: TileKind): Grid {
  const { least, most, ratio } = shapes[kind]
  const gap = width < 600 ? 10 : 20
  const fit = Math.floor((width + gap) / (least + gap))
  const columns = Math.max(1, Math.min(fit, most))
  const tile = (width - (columns - 1) * gap) / columns
  return { columns, gap, bandHeight: Math.round(bandRows * (tile * ratio + under[kind] + 20) - 20) }
}
