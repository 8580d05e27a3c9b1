import { useEffect, useState } from 'react'
import { adoptSheets } from './style-sheets.ts'
import { isUnclosed } from './unclosed.ts'

/** What follows is drawn as on the page, under the element, whatever box that makes of itself. */
const css = ':host{display:block!important;max-inline-size:none}.unclosed{display:block}'

/**
 * Whether an element has taken in what follows it, which is to be drawn with it then: in a slot of
 * the class `unclosed`. Known once the page is there as far as it stands.
 * @param element - null where it has a slot of its own for that
 */
export function useUnclosed(element: Element | null): boolean {
  const [unclosed, setUnclosed] = useState(false)
  useEffect(() => {
    const look = () => {
      if (!element?.shadowRoot || !isUnclosed(element)) return
      adoptSheets(element.shadowRoot, [css])
      setUnclosed(true)
    }
    const page = element?.ownerDocument
    if (!page) return
    if (page.readyState !== 'loading') return look()
    page.addEventListener('DOMContentLoaded', look, { once: true })
    return () => page.removeEventListener('DOMContentLoaded', look)
  }, [element])
  return unclosed
}
