import { useEffect, useState } from 'react'

/**
 * React marks what it knows by properties with a random end, and empties them when a root has gone.
 */
const isMarked = (node: Node, mark: string) =>
  Object.entries(node).some(([key, value]) => key.startsWith(mark) && Boolean(value))
const isOfReact = (element: Element) => isMarked(element, '__reactFiber$')

/** Whether a root of React stands above an element that React has not come to. */
function isAwaited(element: Element): boolean {
  for (let at: Node | null = element; at; at = at.parentNode) if (isMarked(at, '__reactContainer$')) return true
  return false
}

/** Milliseconds between two looks, and how many there are once the page has loaded. */
const pause = 100
const looks = 50

/**
 * Whether the scripts of a page have hydrated the element that its server wrote. React refuses a
 * tree with children that it does not expect, so none of ours come before. It is so where React
 * knows the element; on every other page, once that has loaded.
 */
export function useHydrated(element: Element, isAsked: boolean): boolean {
  const [isHydrated, setHydrated] = useState(
    () => isOfReact(element) || (document.readyState === 'complete' && !isAwaited(element)),
  )
  useEffect(() => {
    if (!isAsked || isHydrated) return
    let seen = 0
    const timer = setInterval(() => {
      if (document.readyState === 'complete') seen++
      // What a page does at its load is done by the second look. An element that somebody put under
      // a root of React stays unknown.
      if (isOfReact(element) || (seen > 1 && !isAwaited(element)) || seen > looks) setHydrated(true)
    }, pause)
    return () => clearInterval(timer)
  }, [element, isAsked, isHydrated])
  return isHydrated
}
