import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { wrapperAround } from '../element-around.ts'
import { looks, measure, type Look } from './look.ts'
import { late } from './painted.ts'

type Theme = Look['scheme'] | 'auto'

const fixed = { dark: { scheme: 'dark' }, light: { scheme: 'light' } } as const satisfies Record<string, Look>
const nothing = () => {}

/** Tells of every change of the ground of an element, until the function it returns is called. */
function followGround(element: Element, tell: () => void): () => void {
  let end: (() => void) | null = nothing
  // Without it an element stays as it was drawn first.
  import('./follow.ts').then(({ watch }) => (end &&= watch(element, tell)), nothing)
  return () => {
    end?.()
    end = null
    looks.delete(element)
  }
}

/**
 * How an element is drawn, while it is on the page.
 *
 * @param own - its own theme; without one an element inside another one of ours is drawn as that one is
 * @param page - the theme of its scope or page, once that is known
 */
export function useLook(element: Element, own: Theme | undefined, page: Theme = 'dark'): Look {
  const around = own ? null : wrapperAround(element)
  const told = own ?? page
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!around) return told === 'auto' ? followGround(element, tell) : nothing
      const observer = new MutationObserver(tell)
      observer.observe(around, { attributeFilter: ['data-theme'] })
      return () => observer.disconnect()
    },
    [element, told, around],
  )
  const look = useSyncExternalStore(subscribe, () => {
    const theme = around ? (around.dataset['theme'] as Look['scheme']) : told
    return theme === 'auto' ? (looks.get(element) ?? measure(element)) : fixed[theme]
  })
  useEffect(() => late.drawn?.(element))
  return look
}
