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
  const stop = new AbortController()
  const left = addresses.filter(Boolean)
  const broken = () => {
    image.removeAttribute('src')
    image.dataset['state'] = 'broken'
  }
  const start = () => {
    observer?.unobserve(image)
    waiting.delete(image)
    const address = left.shift()
    if (address) image.src = address
    else broken()
  }
  delete image.dataset['state']
  image.addEventListener('load', () => (image.dataset['state'] = 'loaded'), { signal: stop.signal })
  image.addEventListener('error', start, { signal: stop.signal })
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
