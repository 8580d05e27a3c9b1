import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus into the next step: the control that had it is gone, and the browser would put it
 * on the page.
 * @param step - what is there now; while it is false or empty, the focus stays where it is
 */
export function useStepFocus(place: RefObject<HTMLElement | null>, selector: string, step: boolean | string): void {
  useEffect(() => {
    if (step) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [place, selector, step])
}
