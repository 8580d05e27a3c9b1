import type { GameItem } from '@baize/contract'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { TileKind } from '../tile/GameTile.tsx'
import type { Pages } from './pages.ts'
import { TileSkeleton } from '../tile/TileSkeleton.tsx'

type Tell = (near: boolean) => void

const known = new WeakMap<Element, Tell>()
let observer: IntersectionObserver | undefined

/** One observer for every list of the page: half a view above and below what is seen. */
const watch = () =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) known.get(target)?.(isIntersecting)
    },
    { rootMargin: '50% 0px' },
  ))

/**
 * Tells whether a piece of a page is near what a person sees.
 * @returns the way to stop.
 */
function watchNear(element: Element, tell: Tell): () => void {
  known.set(element, tell)
  watch().observe(element)
  return () => {
    known.delete(element)
    observer?.unobserve(element)
  }
}

interface BandProps<G extends GameItem> {
  /** Places of the list that it holds, the last one not included. */
  from: number
  to: number
  total: number
  pages: Pages<G>
  games: readonly (G | undefined)[]
  kind: TileKind
  /** Height while it is not drawn and never was. */
  height: number
  draw: (game: G, place: number) => ReactNode
}

/**
 * A few rows of a long list. Far from what is seen it is an empty box of the same height, unless the focus is in it: whoever scrolls away
 * with the wheel goes on from there with the keyboard.
 */
export function Band<G extends GameItem>({ from, to, total, pages, games, kind, height, draw }: BandProps<G>) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(from === 0)
  const [kept, setKept] = useState<number | null>(null)

  useEffect(() => setKept(null), [height])
  useEffect(() => {
    const element = box.current
    if (!element) return
    return watchNear(element, now => {
      if (now) return setNear(true)
      if (element.matches(':focus-within')) return
      if (element.offsetHeight) setKept(element.offsetHeight)
      setNear(false)
    })
  }, [])
  // What is kept has a bound: what lost its place while it was near is asked for again.
  const isLacking = games.includes(undefined)
  useEffect(() => {
    if (!near) return
    for (let place = from; place < to + pages.size; place += pages.size)
      pages.want(Math.floor(Math.min(place, to - 1) / pages.size) + 1)
  }, [near, isLacking, from, to, pages])

  return (
    <div ref={box} role="none" className="band" style={near ? undefined : { height: kept ?? height }}>
      {near &&
        games.map((game, index) => (
          <div key={game?.nodeId ?? index} role="listitem" aria-setsize={total} aria-posinset={from + index + 1}>
            {game ? draw(game, from + index) : <TileSkeleton kind={kind} />}
          </div>
        ))}
    </div>
  )
}
