import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { wrapperAround } from '../element-around.ts'
import { deferredHooks, measure, resolvedThemes, fixedThemes, type MeasuredTheme } from './background.ts'

type Theme = MeasuredTheme['scheme'] | 'auto'

const fixed = { dark: { scheme: 'dark' }, light: { scheme: 'light' } } as const satisfies Record<string, MeasuredTheme>
const nothing = () => {}

/**
 * Calls `redraw` at every change of the background of an element, or of the colours that the page
 * gives it, until the function it returns is called.
 */
function followPage(element: Element, redraw: () => void): () => void {
  let end: (() => void) | null = nothing
  // Where it does not load, the element stays as it was drawn first.
  import('./follow-background.ts').then(({ watch }) => (end &&= watch(element, redraw)), nothing)
  return () => {
    end?.()
    end = null
    resolvedThemes.delete(element)
  }
}

/**
 * How an element is drawn, while it is on the page.
 *
 * @param own - its own theme; without one an element inside another one of ours is drawn as that
 *   one is
 * @param page - the theme of its scope or page, once that is known
 */
export function useResolvedTheme(element: Element, own: Theme | undefined, page: Theme | undefined): MeasuredTheme {
  const around = own ? null : wrapperAround(element)
  const wanted = own ?? page ?? 'dark'
  const isKnown = page !== undefined
  const subscribe = useCallback(
    (redraw: () => void) => {
      // Nothing is drawn before the settings are known, so that code is not needed yet.
      const end = isKnown ? followPage(element, redraw) : nothing
      if (!around) return end
      const observer = new MutationObserver(redraw)
      observer.observe(around, { attributeFilter: ['data-theme'] })
      return () => {
        observer.disconnect()
        end()
      }
    },
    [element, isKnown, around],
  )
  const resolved = useSyncExternalStore(subscribe, () => {
    const theme = around ? (around.dataset['theme'] as MeasuredTheme['scheme']) : wanted
    if (theme === 'auto') return resolvedThemes.get(element) ?? measure(element)
    const since = fixedThemes.get(element)
    return since?.scheme === theme ? since : fixed[theme]
  })
  useEffect(() => deferredHooks.drawn?.(element))
  return resolved
}
