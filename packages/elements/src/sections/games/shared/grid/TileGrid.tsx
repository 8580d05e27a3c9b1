import type { GameItem } from '@baize/contract'
import { useEffect, useRef, useState, useLayoutEffect, type ReactNode, type CSSProperties, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import type { TileKind } from '../tile/tile-kind.ts'
import { tileViewCss } from '../tile/TileView.tsx'
import { TileSkeleton } from '../tile/TileSkeleton.tsx'
import { gamesBetween, type GamePages } from './game-pages.ts'
import css from './tile-grid.css'
import { times } from '../../../../ui/data/times.ts'
import { keyed } from '../../../../ui/data/keyed.ts'

type OnNear = (near: boolean) => void

const listeners = new WeakMap<Element, OnNear>()
let observer: IntersectionObserver | undefined

/** One observer for every list of the page: half a view above and below what is seen. */
const sharedObserver = () =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: '50% 0px' },
  ))

/**
 * Tells whether a piece of a page is near what a person sees.
 * @returns a function that stops it.
 */
function watchNear(element: Element, onNear: OnNear): () => void {
  listeners.set(element, onNear)
  sharedObserver().observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

interface BandProps<G extends GameItem> {
  /** Places of the list that it holds, the last one not included. */
  from: number
  to: number
  total: number
  pages: GamePages<G>
  games: readonly (G | undefined)[]
  kind: TileKind
  /** Height while it is not drawn and never was. */
  height: number
  draw: (game: G, place: number) => ReactNode
}

/**
 * A few rows of a long list. Far from what is seen it is an empty box of the same height, unless
 * the focus is in it, so that somebody who scrolls away with the wheel can go on with the keyboard.
 */
function Band<G extends GameItem>({ from, to, total, pages, games, kind, height, draw }: BandProps<G>) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(from === 0)
  const [lastHeight, setLastHeight] = useState<number | null>(null)

  useEffect(() => setLastHeight(null), [height])
  useEffect(() => {
    const element = box.current
    if (!element) return
    return watchNear(element, now => {
      if (now) return setNear(true)
      if (element.matches(':focus-within')) return
      if (element.offsetHeight) setLastHeight(element.offsetHeight)
      setNear(false)
    })
  }, [])
  // Only so many pages are kept: one that was dropped while it was near is asked for again.
  const isLacking = games.includes(undefined)
  useEffect(() => {
    if (!near) return
    for (let place = from; place < to + pages.size; place += pages.size)
      pages.want(Math.floor(Math.min(place, to - 1) / pages.size) + 1)
  }, [near, isLacking, from, to, pages])

  return (
    <div ref={box} role="none" className="band" style={near ? undefined : { height: lastHeight ?? height }}>
      {near &&
        keyed(games, (game, index) => game?.nodeId ?? index).map(([key, game], index) => (
          <div key={key} role="listitem" aria-setsize={total} aria-posinset={from + index + 1}>
            {game ? draw(game, from + index) : <TileSkeleton kind={kind} />}
          </div>
        ))}
    </div>
  )
}

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

/** Min width of a tile in pixels, max tiles side by side, and height to width of its picture. */
const shapes = {
  poster: { minWidth: 104, maxColumns: 6, ratio: 4 / 3 },
  wide: { minWidth: 150, maxColumns: 3, ratio: 9 / 16 },
  card: { minWidth: 240, maxColumns: 4, ratio: 0 },
} as const
/** Height under the picture, or the whole height of a card. Pixels. */
const heightBelow = { poster: 64, wide: 64, card: 112 } as const
/** Rows of a band: the piece of a list that is drawn or left out as one. */
const bandRows = 4

interface Grid {
  columns: number
  gap: number
  /** Height of a band that was not drawn yet, about. Pixels. */
  bandHeight: number
}

/** How a list divides its width: three posters on a phone, six from 600 px up. */
function gridOf(width: number, kind: TileKind): Grid {
  const { minWidth, maxColumns, ratio } = shapes[kind]
  const gap = width < 600 ? 10 : 20
  const fit = Math.floor((width + gap) / (minWidth + gap))
  const columns = Math.max(1, Math.min(fit, maxColumns))
  const tile = (width - (columns - 1) * gap) / columns
  return { columns, gap, bandHeight: Math.round(bandRows * (tile * ratio + heightBelow[kind] + 20) - 20) }
}

export const tileGridCss = [...tileViewCss, ...skeletonCss, css]

interface TileGridProps<G extends GameItem> {
  label: string
  pages: GamePages<G>
  /** Games of the list that have a place in the grid. */
  shown: number
  kind: TileKind
  draw: (game: G, place: number) => ReactNode
}

/**
 * A grid of tiles of any length: only bands near the view are drawn, the others are empty boxes of
 * the same height.
 */
export function TileGrid<G extends GameItem>({ label, pages, shown, kind, draw }: TileGridProps<G>) {
  const grid = useRef<HTMLDivElement>(null)
  const width = useWidth(grid)
  const state = useStore(pages.$state)
  const { columns, gap, bandHeight } = gridOf(width, kind)
  const step = columns * bandRows
  const total = state.total ?? shown
  const length = Math.min(shown, total)
  const bands = width ? Math.ceil(length / step) : 0
  return (
    <div
      ref={grid}
      role="list"
      className="wall"
      part="track"
      aria-label={label}
      aria-busy={state.total === null || undefined}
      style={{ '--columns': columns, '--wall-gap': `${gap}px` } as CSSProperties}
    >
      {times(bands, index => {
        const from = index * step
        const to = Math.min(from + step, length)
        return (
          <Band
            key={index}
            from={from}
            to={to}
            total={total}
            pages={pages}
            games={gamesBetween(state, pages.size, from, to)}
            kind={kind}
            height={Math.round((bandHeight + 20) * (Math.ceil((to - from) / columns) / bandRows)) - 20}
            draw={draw}
          />
        )
      })}
    </div>
  )
}
