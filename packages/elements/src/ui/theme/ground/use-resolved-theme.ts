import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { wrapperAround } from '../element-around.ts'
import { measure, resolvedThemes, toldThemes, type ResolvedTheme } from './resolved-theme.ts'
import { late } from './painted.ts'

type Theme = ResolvedTheme['scheme'] | 'auto'

const fixed = { dark: { scheme: 'dark' }, light: { scheme: 'light' } } as const satisfies Record<string, ResolvedTheme>
const nothing = () => {}

/** Tells of every change of the ground of an element, and of the colours that the page gives it, until the function it returns is called. */
function followPage(element: Element, tell: () => void): () => void {
  let end: (() => void) | null = nothing
  // Without it an element stays as it was drawn first.
  import('./follow.ts').then(({ watch }) => (end &&= watch(element, tell)), nothing)
  return () => {
    end?.()
    end = null
    resolvedThemes.delete(element)
  }
}

/**
 * How an element is drawn, while it is on the page.
 *
 * @param own - its own theme; without one an element inside another one of ours is drawn as that one is
 * @param page - the theme of its scope or page, once that is known
 */
export function useResolvedTheme(element: Element, own: Theme | undefined, page: Theme | undefined): ResolvedTheme {
  const around = own ? null : wrapperAround(element)
  const told = own ?? page ?? 'dark'
  const isKnown = page !== undefined
  const subscribe = useCallback(
    (tell: () => void) => {
      // Until settings are there nothing is drawn, and nobody waits for that code.
      const end = isKnown ? followPage(element, tell) : nothing
      if (!around) return end
      const observer = new MutationObserver(tell)
      observer.observe(around, { attributeFilter: ['data-theme'] })
      return () => {
        observer.disconnect()
        end()
      }
    },
    [element, isKnown, around],
  )
  const resolved = useSyncExternalStore(subscribe, () => {
    const theme = around ? (around.dataset['theme'] as ResolvedTheme['scheme']) : told
    if (theme === 'auto') return resolvedThemes.get(element) ?? measure(element)
    const since = toldThemes.get(element)
    return since?.scheme === theme ? since : fixed[theme]
  })
  useEffect(() => late.drawn?.(element))
  return resolved
}
