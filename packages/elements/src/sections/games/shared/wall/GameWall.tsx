import type { GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useRef, type CSSProperties, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react'
import { gameTileCss, type TileKind } from '../tile/GameTile.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { Band } from './Band.tsx'
import css from './game-wall.css'
import { slice, type Pages } from './pages.ts'

/** The inner width of an element as it changes, in pixels; 0 until it is known. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}

/** Least width of a tile where there is little room, how many stand side by side at most, and height to width of its picture. */
const shapes = {
  poster: { least: 104, most: 6, ratio: 4 / 3 },
  wide: { least: 150, most: 3, ratio: 9 / 16 },
  card: { least: 240, most: 4, ratio: 0 },
} as const
/** What stands under the picture, or the whole height of a card. */
const under = { poster: 64, wide: 46, card: 112 } as const
/** Rows of a band: the piece of a list that is drawn or left out as one. */
const bandRows = 4

interface Grid {
  columns: number
  gap: number
  /** Height of a band that was not drawn yet, about. Pixels. */
  bandHeight: number
}

/** How a list divides its width: three posters on a phone, six from 600 px up (LOOK: layout). */
function gridOf(width: number, kind: TileKind): Grid {
  const { least, most, ratio } = shapes[kind]
  const gap = width < 600 ? 10 : 20
  const fit = Math.floor((width + gap) / (least + gap))
  const columns = Math.max(1, Math.min(fit, most))
  const tile = (width - (columns - 1) * gap) / columns
  return { columns, gap, bandHeight: Math.round(bandRows * (tile * ratio + under[kind] + 20) - 20) }
}

export const gameWallCss = [...gameTileCss, ...skeletonCss, css]

interface GameWallProps<G extends GameItem> {
  label: string
  pages: Pages<G>
  /** How many of the list have their place on the wall. */
  shown: number
  kind: TileKind
  draw: (game: G, place: number) => ReactNode
}

/** A wall of tiles, however long: only what is near the view is drawn, the rest keeps its room. */
export function GameWall<G extends GameItem>({ label, pages, shown, kind, draw }: GameWallProps<G>) {
  const wall = useRef<HTMLDivElement>(null)
  const width = useWidth(wall)
  const state = useStore(pages.$state)
  const { columns, gap, bandHeight } = gridOf(width, kind)
  const step = columns * bandRows
  const total = state.total ?? shown
  const length = Math.min(shown, total)
  const bands = width ? Math.ceil(length / step) : 0
  return (
    <div
      ref={wall}
      role="list"
      className="wall"
      part="track"
      aria-label={label}
      aria-busy={state.total === null || undefined}
      style={{ '--columns': columns, '--wall-gap': `${gap}px` } as CSSProperties}
    >
      {Array.from({ length: bands }, (_, index) => {
        const from = index * step
        const to = Math.min(from + step, length)
        return (
          <Band
            key={index}
            from={from}
            to={to}
            total={total}
            pages={pages}
            games={slice(state, pages.size, from, to)}
            kind={kind}
            height={Math.round((bandHeight + 20) * (Math.ceil((to - from) / columns) / bandRows)) - 20}
            draw={draw}
          />
        )
      })}
    </div>
  )
}
