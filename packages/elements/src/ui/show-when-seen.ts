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
 * Gives a picture its address when it comes into view, and once more where the first try fails. Its state stands in `data-state`:
 * `loaded` or `broken`, and nothing before.
 * @returns the way to stop.
 */
export function showWhenSeen(image: HTMLImageElement, src: string, atOnce: boolean): () => void {
  const stop = new AbortController()
  let tries = 0
  const start = () => {
    observer?.unobserve(image)
    waiting.delete(image)
    tries += 1
    image.src = src
  }
  const failed = () => {
    if (tries < 2) return start()
    image.removeAttribute('src')
    image.dataset.state = 'broken'
  }
  delete image.dataset.state
  image.addEventListener('load', () => (image.dataset.state = 'loaded'), { signal: stop.signal })
  image.addEventListener('error', failed, { signal: stop.signal })
  if (!src) image.dataset.state = 'broken'
  else if (atOnce) start()
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
