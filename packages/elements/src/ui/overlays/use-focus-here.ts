import { useEffect, type RefObject } from 'react'

/**
 * Takes the focus along when one step gives way to the next, so that nobody who types or listens is lost (EMBEDDING 67).
 * @param step - what is there now; while it is false or empty, the focus stays where it is
 */
export function useFocusHere(place: RefObject<HTMLElement | null>, selector: string, step: boolean | string): void {
  useEffect(() => {
    if (step) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [place, selector, step])
}
