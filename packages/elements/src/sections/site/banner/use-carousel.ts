import { timing } from '@baize/contract'
import { useEffect, useState } from 'react'

export interface Carousel {
  /** Page in view. */
  at: number
  /** Page that is leaving, while it slides. */
  leaving: number | null
  playing: boolean
  show: (page: number) => void
  setPlaying: (on: boolean) => void
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns pages every five seconds, round and round (HOME-22 to HOME-24). Clicking a mark does not stop it (HOME-25); its own button does, and for
 * those who asked for calm it never starts (HOME-30). With a single page there is nothing to turn (HOME-27).
 */
export function useCarousel(pages: number): Carousel {
  const [{ at, leaving }, setPage] = useState<{ at: number; leaving: number | null }>({ at: 0, leaving: null })
  const [playing, setPlaying] = useState(() => !calm())
  const current = at < pages ? at : 0

  const show = (page: number) => setPage(now => (now.at === page ? now : { at: page, leaving: now.at }))
  useEffect(() => {
    if (!playing || pages < 2) return
    // Goes on counting while nobody looks, so that it turns again once the page is shown.
    const timer = setInterval(() => document.hidden || show((current + 1) % pages), timing.bannerHold)
    return () => clearInterval(timer)
  }, [playing, pages, current])
  useEffect(() => {
    if (leaving === null) return
    const timer = setTimeout(() => setPage(now => ({ ...now, leaving: null })), timing.bannerSlide)
    return () => clearTimeout(timer)
  }, [leaving])
  return { at: current, leaving, playing, show, setPlaying }
}
