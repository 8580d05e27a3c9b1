import { useCallback, useEffect, useState, type RefObject } from 'react'

interface Ends {
  /** Nothing lies before what is in view. */
  start: boolean
  /** Nothing lies after it. */
  end: boolean
}

interface LaneScroll extends Ends {
  /** Moves by what fits into view: 1 on, -1 back, in the direction of reading. */
  turn: (direction: 1 | -1) => void
}

/** Half a pixel may be lost to rounding at either end. */
const slack = 2
const rightToLeft = (track: HTMLElement) => getComputedStyle(track).direction === 'rtl'
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const endsOf = (track: HTMLElement): Ends => {
  const scrolled = Math.abs(track.scrollLeft)
  return { start: scrolled <= slack, end: scrolled + track.clientWidth >= track.scrollWidth - slack }
}

/** Pixels that the ring around a tile reaches out of a lane (lane.css). */
const ring = 4
/**
 * Whether a lane reaches to the edge of the window, where its ring would make the page wider than
 * that.
 */
function isFlush({ parentElement }: HTMLElement): boolean {
  const { left = ring, right = 0 } = parentElement?.getBoundingClientRect() ?? {}
  return left < ring || right > document.documentElement.clientWidth - ring
}

/** Scroll position of a lane, and its paging. A change of `count` means that the slides changed. */
export function useLaneScroll(ref: RefObject<HTMLElement | null>, count: number): LaneScroll {
  const [ends, setEnds] = useState<Ends>({ start: true, end: true })

  useEffect(() => {
    const track = ref.current
    if (!track) return
    const look = () => {
      track.toggleAttribute('data-flush', isFlush(track))
      const next = endsOf(track)
      setEnds(now => (now.start === next.start && now.end === next.end ? now : next))
    }
    // A frame later: an answer that changes sizes at once is an error on the page around us.
    let frame = 0
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    resized.observe(track)
    // Its content may grow while its own box stays: a font that arrives, words of another language.
    if (track.firstElementChild) resized.observe(track.firstElementChild)
    track.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      cancelAnimationFrame(frame)
      track.removeEventListener('scroll', look)
    }
  }, [ref, count])

  const turn = useCallback(
    (direction: 1 | -1) => {
      const track = ref.current
      if (!track) return
      const left = direction * (rightToLeft(track) ? -1 : 1) * track.clientWidth
      track.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    },
    [ref],
  )
  return { ...ends, turn }
}
