import type { GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useRef, type CSSProperties, type ReactNode } from 'react'
import { gameTileCss, type TileKind } from '../tile/GameTile.tsx'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { Band } from './Band.tsx'
import css from './game-wall.css'
import { bandRows, gridOf } from './grid.ts'
import { slice, type Pages } from './pages.ts'
import { useWidth } from './use-width.ts'

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
