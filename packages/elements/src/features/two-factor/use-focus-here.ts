import { useEffect, type RefObject } from 'react'

/** Takes the focus along when one step gives way to the next, so that nobody who types or listens is lost (EMBEDDING 67). */
export function useFocusHere(place: RefObject<HTMLElement | null>, selector: string, ready: boolean): void {
  useEffect(() => {
    if (ready) place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [place, selector, ready])
}
