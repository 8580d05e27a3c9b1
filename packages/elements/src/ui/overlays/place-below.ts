/** Pixels between a button and what it opens, and between that and the edge of the window. */
const gap = 4
const edge = 8

/**
 * Places what lies in the top layer under the button that opened it, its end at the end of the button, above it where there is no room
 * below.
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
