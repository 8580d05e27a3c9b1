import { useEffect, type RefObject } from 'react'

/**
 * Ties a popover to its button, so that a press on the button is none outside, and tells when it opens and closes, whoever does it. What
 * scrolls under it closes it: its place is one in the window.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  popover: RefObject<HTMLElement | null>,
  onToggle: (open: boolean) => void,
): void {
  useEffect(() => {
    const element = popover.current
    if (!element || !button.current) return
    button.current.popoverTargetElement = element
    const controller = new AbortController()
    const { signal } = controller
    const scrolled = (event: Event) => event.composedPath()[0] !== element && element.hidePopover()
    const toggled = (event: Event) => {
      const open = (event as ToggleEvent).newState === 'open'
      onToggle(open)
      const { defaultView } = element.ownerDocument
      if (open) defaultView?.addEventListener('scroll', scrolled, { capture: true, passive: true, signal })
      else defaultView?.removeEventListener('scroll', scrolled, { capture: true })
    }
    element.addEventListener('toggle', toggled, { signal })
    return () => controller.abort()
  }, [button, popover, onToggle])
}
