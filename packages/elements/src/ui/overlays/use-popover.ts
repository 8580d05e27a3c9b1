import { useLayoutEffect, type RefObject } from 'react'
import { closePopover, dismissPopover, preparePopover } from './popover.ts'
import { keepScrollInside } from './scroll-lock.ts'

/** Pixels between a button and what it opens, and between that and the edge of the window. */
const gap = 4
const edge = 8

/**
 * Places an overlay of the top layer under the button that opened it, its end at the end of the
 * button, above it where there is no room below.
 */
export function placeBelow(overlay: HTMLElement, button: HTMLElement): void {
  const { innerWidth, innerHeight } = overlay.ownerDocument.defaultView ?? globalThis
  const from = button.getBoundingClientRect()
  const { width, height } = overlay.getBoundingClientRect()
  const rtl = getComputedStyle(button).direction === 'rtl'
  const left = rtl ? from.left : from.right - width
  const below = from.bottom + gap
  const top = below + height + edge > innerHeight ? from.top - gap - height : below
  // An element whose sizes a page has raised counts in pixels of its own.
  const zoom = overlay.currentCSSZoom ?? 1
  const within = (place: number, room: number) => Math.max(edge, Math.min(place, room - edge)) / zoom
  overlay.style.left = `${within(left, innerWidth - width)}px`
  overlay.style.top = `${within(top, innerHeight - height)}px`
}

/**
 * Ties a popover to its button, so that a press on the button does not count as one outside, and
 * reports when it opens and closes, from any cause. Scrolling closes it, because its position is
 * relative to the window; when the window changes it is placed anew.
 */
export function usePopover(
  button: RefObject<HTMLButtonElement | null>,
  popover: RefObject<HTMLElement | null>,
  onToggle: (open: boolean) => void,
): void {
  useLayoutEffect(() => {
    const element = popover.current
    if (!element || !button.current) return
    button.current.popoverTargetElement = element
    preparePopover(element)
    keepScrollInside(element)
    const controller = new AbortController()
    const { signal } = controller
    const scrolled = (event: Event) => event.composedPath()[0] !== element && closePopover(element)
    const follow = () => button.current && placeBelow(element, button.current)
    const toggled = (event: Event) => {
      const open = (event as ToggleEvent).newState === 'open'
      onToggle(open)
      const { defaultView } = element.ownerDocument
      if (open) {
        defaultView?.addEventListener('scroll', scrolled, { capture: true, passive: true, signal })
        defaultView?.addEventListener('resize', follow, { signal })
      } else {
        defaultView?.removeEventListener('scroll', scrolled, { capture: true })
        defaultView?.removeEventListener('resize', follow)
      }
    }
    dismissPopover(element, button.current, signal)
    element.addEventListener('toggle', toggled, { signal })
    return () => controller.abort()
  }, [button, popover, onToggle])
}
