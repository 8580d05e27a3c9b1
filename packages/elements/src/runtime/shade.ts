import { useEffect, useState } from 'react'

export type Theme = 'dark' | 'light' | 'auto'
export type Shade = 'dark' | 'light'

const dark = '(prefers-color-scheme: dark)'

/** What `auto` means here: the page's own colour scheme, and the visitor's wish only where the page serves both (EMBEDDING 42). */
export function shadeOf(element: Element): Shade {
  const scheme = getComputedStyle(element).colorScheme
  const serves = (shade: Shade) => scheme.split(/\s+/).includes(shade)
  if (serves('dark') && serves('light')) return matchMedia(dark).matches ? 'dark' : 'light'
  return serves('dark') ? 'dark' : 'light'
}

/** The shade an element is drawn in; `auto` follows the visitor while it is on the page. */
export function useShade(element: Element, theme: Theme = 'dark'): Shade {
  const [auto, setAuto] = useState<Shade>(() => shadeOf(element))
  useEffect(() => {
    if (theme !== 'auto') return
    const query = matchMedia(dark)
    const follow = () => setAuto(shadeOf(element))
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [element, theme])
  return theme === 'auto' ? auto : theme
}
