/** How much of the tabs beside the chosen one peeks out, in px: that there are more is seen. */
const peek = 40

/**
 * How far a track must move so that a box in it is in view with its neighbours peeking out: in px,
 * to the left below zero.
 */
export function scrollDistance(track: { left: number; right: number }, box: { left: number; right: number }): number {
  if (box.left - peek < track.left) return box.left - peek - track.left
  return Math.max(0, Math.min(box.right + peek - track.right, box.left - peek - track.left))
}

/** Moves a track alone, never the page around it, as `scrollIntoView` would. */
export function scrollIntoTrack(track: HTMLElement, box: Element): void {
  const left = scrollDistance(track.getBoundingClientRect(), box.getBoundingClientRect())
  if (left) track.scrollBy({ left, behavior: 'instant' })
}
