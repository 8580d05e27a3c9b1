import { callError, type CallError } from '@baize/client'
import type { GameItem } from '@baize/contract'
import { atom, type ReadableAtom } from 'nanostores'
import { times } from '../../../../ui/data/times.ts'

/** One answer of the platform: games of a page, and how many there are in all. */
export interface GamePage<G> {
  content: readonly G[]
  total: number
}

export interface GamePagesState<G> {
  /** All there are; null until the first page has come. */
  total: number | null
  pages: ReadonlyMap<number, readonly G[]>
  error: CallError | null
}

/** A long list that comes by pages, each when somebody is about to see it. */
export interface GamePages<G extends GameItem = GameItem> {
  size: number
  $state: ReadableAtom<GamePagesState<G>>
  /** Asks for a page, counted from 1, unless it is there and fresh or on its way. */
  want: (page: number) => void
  /** Asks again for what failed. */
  retry: () => void
}

/** A page older than this is asked for again when it comes back into view. Milliseconds. */
const maxAge = 60_000

/**
 * Max pages kept, those that were wanted last, so that memory has a bound however far somebody
 * scrolls.
 */
const pagesKept = 60

/** @param load - asks the platform for a page. Throws CallError */
export function createGamePages<G extends GameItem>(
  size: number,
  load: (page: number) => Promise<GamePage<G>>,
): GamePages<G> {
  const $state = atom<GamePagesState<G>>({ total: null, pages: new Map(), error: null })
  /** When a page came; `Infinity` while it is on its way. */
  const times = new Map<number, number>()
  const failed = new Set<number>()
  /** The pages that are there or on their way, those wanted last at the end. */
  const wanted = new Set<number>()

  function forget(pages: Map<number, readonly G[]>) {
    for (const page of wanted) {
      if (pages.size <= pagesKept) return
      if (!pages.delete(page)) continue
      times.delete(page)
      wanted.delete(page)
    }
  }

  async function loadPage(page: number) {
    times.set(page, Infinity)
    try {
      const { content, total } = await load(page)
      times.set(page, performance.now())
      const pages = new Map($state.get().pages).set(page, content)
      forget(pages)
      $state.set({ total, pages, error: null })
    } catch (cause) {
      times.delete(page)
      failed.add(page)
      $state.set({ ...$state.get(), error: callError(cause) })
    }
  }
  const want = (page: number) => {
    wanted.delete(page)
    wanted.add(page)
    if (!failed.has(page) && performance.now() - (times.get(page) ?? -Infinity) > maxAge) void loadPage(page)
  }
  return {
    size,
    $state,
    want,
    retry() {
      const again = [...failed]
      failed.clear()
      $state.set({ ...$state.get(), error: null })
      again.forEach(want)
    },
  }
}

/** The games from one place up to another, as far as they are there. */
export function gamesBetween<G>(
  { pages }: GamePagesState<G>,
  size: number,
  from: number,
  to: number,
): (G | undefined)[] {
  return times(to - from, index => {
    const place = from + index
    return pages.get(Math.floor(place / size) + 1)?.[place % size]
  })
}

/** The games of a list that are there, in its order. */
export const loadedGames = <G>(state: GamePagesState<G>, size: number): G[] =>
  gamesBetween(state, size, 0, state.total ?? 0).filter(game => game !== undefined)
