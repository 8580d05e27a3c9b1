import { useLayoutEffect } from 'react'
import { useElement } from './context.tsx'
import { adoptSheets, injectedSheets } from './style-sheets.ts'
import { lightSheet } from './light-sheet.ts'

/**
 * Gives an element the sheets of a part that comes late, before it is seen: after the element's
 * own, before those that the page gave it.
 */
export function useSheets(sheets: readonly string[]): void {
  const { element } = useElement()
  useLayoutEffect(() => {
    const shadow = element.shadowRoot
    if (!shadow) return
    const given = [...injectedSheets(element)].length
    const end = shadow.adoptedStyleSheets.length - given
    adoptSheets(shadow, sheets)
    shadow.adoptedStyleSheets.push(...shadow.adoptedStyleSheets.splice(end, given))
    if (!element.querySelector(':scope > [slot=form]')) return
    const texts = sheets.map(css => lightSheet(element.localName, css))
    adoptSheets(element.getRootNode() as Document | ShadowRoot, texts)
  }, [element, sheets])
}
