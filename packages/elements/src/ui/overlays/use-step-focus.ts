import { useEffect, type RefObject } from 'react'

/**
 * Focuses what a step begins with. A page that is scrolled further down goes up to it, and only
 * then: `focus` alone would move pages that show it already.
 */
export function focusStep(title: HTMLElement | null | undefined): void {
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'nearest' })
}

/**
 * Moves the focus into the next step: the control that had it is gone, and the browser would put it
 * on the page.
 * @param step - what is there now; while it is false or empty, the focus stays where it is
 */
export function useStepFocus(place: RefObject<HTMLElement | null>, selector: string, step: boolean | string): void {
  useEffect(() => {
    if (step) focusStep(place.current?.querySelector<HTMLElement>(selector))
  }, [place, selector, step])
}
