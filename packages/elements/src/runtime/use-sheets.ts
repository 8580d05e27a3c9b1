import { useLayoutEffect } from 'react'
import { useHost } from './context.tsx'
import { adopt, injectedInto } from './style-sheets.ts'
import { lightSheet } from './light-sheet.ts'

/** Gives an element the sheets of a part that comes late, before it is seen: after the element's own, before those that the page gave it. */
export function useSheets(sheets: readonly string[]): void {
  const { element } = useHost()
  useLayoutEffect(() => {
    const shadow = element.shadowRoot
    if (!shadow) return
    const given = [...injectedInto(element)].length
    const end = shadow.adoptedStyleSheets.length - given
    adopt(shadow, sheets)
    shadow.adoptedStyleSheets.push(...shadow.adoptedStyleSheets.splice(end, given))
    if (!element.querySelector(':scope > [slot=form]')) return
    const texts = sheets.map(css => lightSheet(element.localName, css))
    adopt(element.getRootNode() as Document | ShadowRoot, texts)
  }, [element, sheets])
}
