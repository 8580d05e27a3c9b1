import { useEffect, useRef } from 'react'
import css from './image.css'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all pictures of the page; a tenth of one in view is enough (CONST-45). */
const sharedObserver = () =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { threshold: 0.1, rootMargin: '200px' },
  ))

/**
 * Gives a picture the first of its addresses when it comes into view, and the next where one fails.
 * Its state is in `data-state`: `loaded` or `broken`, and nothing before.
 * @returns a function that stops it.
 */
function showWhenSeen(image: HTMLImageElement, addresses: readonly string[], atOnce: boolean): () => void {
  const left = addresses.filter(Boolean)
  const stop = new AbortController()
  const next = () => {
    const address = left.shift()
    if (address) {
      image.src = address
      return
    }
    image.removeAttribute('src')
    image.dataset['state'] = 'broken'
  }
  const start = () => {
    observer?.unobserve(image)
    waiting.delete(image)
    // Not before: most tiles of a grid are never seen, and their pictures cost nothing.
    image.addEventListener('load', () => (image.dataset['state'] = 'loaded'), { signal: stop.signal })
    image.addEventListener('error', next, { signal: stop.signal })
    next()
  }
  image.removeAttribute('data-state')
  if (atOnce || !left.length) start()
  else {
    waiting.set(image, start)
    sharedObserver().observe(image)
  }
  return () => {
    stop.abort()
    waiting.delete(image)
    observer?.unobserve(image)
  }
}

export const imageCss = [css]

interface ImageProps {
  src: string
  /** Address of the second try, such as another CDN; without it the first is tried again. */
  again?: string
  /** Address of the default picture, for where the tries fail or there is none to try (GAME-11). */
  instead?: string
  /** Empty where words beside it say the same. */
  alt: string
  /** Width to height, kept while it loads, so that nothing moves (HOME-19). */
  ratio: '3/4' | '1/1' | '16/9' | '2/1'
  /** In the first view: asked for at once. */
  eager?: boolean
}

/**
 * A picture that is asked for when it comes into view, once more when that fails, and then leaves
 * its place to the default picture: the operator's where one is given, else a sign of ours
 * (CONST-45). It changes the page directly: a grid of tiles is not drawn anew for every picture
 * that arrives.
 */
export function Image({ src, again = src, instead = '', alt, ratio, eager = false }: ImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  useEffect(
    () => (ref.current ? showWhenSeen(ref.current, [src, again, instead], eager) : undefined),
    [src, again, instead, eager],
  )
  return (
    <span className="image" style={{ aspectRatio: ratio }}>
      <img ref={ref} alt={alt} decoding="async" draggable={false} />
    </span>
  )
}
