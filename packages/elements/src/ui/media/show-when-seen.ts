const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** One observer for all pictures of the page; a tenth of one in view is enough (CONST-45). */
const watch = () =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { threshold: 0.1, rootMargin: '200px' },
  ))

/**
 * Gives a picture the first of its addresses when it comes into view, and the next where one fails. Its state stands in `data-state`:
 * `loaded` or `broken`, and nothing before.
 * @returns the way to stop.
 */
export function showWhenSeen(image: HTMLImageElement, addresses: readonly string[], atOnce: boolean): () => void {
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
    // Not before: of a wall of tiles most are never seen, and their pictures cost nothing.
    image.addEventListener('load', () => (image.dataset['state'] = 'loaded'), { signal: stop.signal })
    image.addEventListener('error', next, { signal: stop.signal })
    next()
  }
  image.removeAttribute('data-state')
  if (atOnce || !left.length) start()
  else {
    waiting.set(image, start)
    watch().observe(image)
  }
  return () => {
    stop.abort()
    waiting.delete(image)
    observer?.unobserve(image)
  }
}
