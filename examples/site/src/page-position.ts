/** Where somebody was on a page: what its entry in the history remembers. */
interface PagePosition {
  /** How far the page was scrolled, in pixels. */
  y?: number
  /** How many games a list had room for. */
  shown?: number
  /** How many entries back the page lies on which a game was chosen. */
  lobby?: number | undefined
  /** Popup that lies over the page. */
  popup?: string | undefined
  /** How many dialogs of elements lie over it. */
  dialogs?: number | undefined
}

export const pagePosition = (): PagePosition => (history.state as PagePosition | null) ?? {}

/** Remembers a part of the place, under the same or a better address. */
export const keepPosition = (part: PagePosition, to: string = location.href): void =>
  history.replaceState({ ...pagePosition(), ...part }, '', to)

let returning: AbortController | null = null

/**
 * Scrolls to where somebody was. What stands there may come later: until it does, or until they
 * scroll themselves, every change of the page's height brings them nearer.
 */
export function returnTo(y = 0): void {
  returning?.abort()
  scrollTo(0, y)
  if (scrollY >= y - 1) return
  const { signal } = (returning = new AbortController())
  const observer = new ResizeObserver(() => {
    scrollTo(0, y)
    if (scrollY >= y - 1) returning?.abort()
  })
  observer.observe(document.body)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    returning = null
  })
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => returning?.abort(), { signal, passive: true })
}

/**
 * The history remembers how far a page is scrolled; the browser's own memory comes too early for
 * pages that fill later.
 */
export function watchPosition(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scrollend', () => {
    if (!returning) keepPosition({ y: scrollY })
  })
}
