import { useEffect, useState } from 'react'

/** What a page has put into a slot of an element. */
const isSlotted = (element: HTMLElement, name: string): boolean =>
  [...element.children].some(child => child.slot === name)

/**
 * Whether a page has put something into a named slot of an element; followed while the page
 * changes.
 */
export function useSlotted(element: HTMLElement, name: string): boolean {
  const [slotted, setSlotted] = useState(() => isSlotted(element, name))
  useEffect(() => {
    const look = () => setSlotted(isSlotted(element, name))
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['slot'] })
    look()
    return () => observer.disconnect()
  }, [element, name])
  return slotted
}
