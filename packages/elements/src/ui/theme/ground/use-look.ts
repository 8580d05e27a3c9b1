import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { wrapperAround, type Look } from './look.ts'
import type { ColorScheme } from './scheme-on.ts'
import { follow, lookOf, watch } from './watch.ts'

type Theme = ColorScheme | 'auto'

const fixed: Record<ColorScheme, Look> = { dark: { scheme: 'dark' }, light: { scheme: 'light' } }
const nothing = () => {}

/**
 * How an element is drawn, while it is on the page.
 *
 * @param own - its own theme; without one an element inside another one of ours is drawn as that one is
 * @param page - the theme of its scope or page, once that is known
 */
export function useLook(element: Element, own: Theme | undefined, page: Theme = 'dark'): Look {
  const theme = own ?? (wrapperAround(element) ? 'auto' : page)
  const follows = theme === 'auto'
  const subscribe = useCallback((tell: () => void) => (follows ? watch(element, tell) : nothing), [element, follows])
  const look = useSyncExternalStore(subscribe, () => (theme === 'auto' ? lookOf(element) : fixed[theme]))
  useEffect(() => follow(element))
  return look
}
