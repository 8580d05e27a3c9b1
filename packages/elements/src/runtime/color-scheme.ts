import { useEffect, useState } from 'react'

export type Theme = 'dark' | 'light' | 'auto'
export type ColorScheme = 'dark' | 'light'

const dark = '(prefers-color-scheme: dark)'

/** Scheme that `auto` means: the page's own, and the visitor's preference only where the page serves both. */
export function colorSchemeOf(element: Element): ColorScheme {
  const served = getComputedStyle(element).colorScheme
  const serves = (scheme: ColorScheme) => served.split(/\s+/).includes(scheme)
  if (serves('dark') && serves('light')) return matchMedia(dark).matches ? 'dark' : 'light'
  return serves('dark') ? 'dark' : 'light'
}

/** The scheme an element is drawn in; `auto` follows the visitor while it is on the page. */
export function useColorScheme(element: Element, theme: Theme = 'dark'): ColorScheme {
  const [auto, setAuto] = useState<ColorScheme>(() => colorSchemeOf(element))
  useEffect(() => {
    if (theme !== 'auto') return
    const query = matchMedia(dark)
    const follow = () => setAuto(colorSchemeOf(element))
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [element, theme])
  return theme === 'auto' ? auto : theme
}
