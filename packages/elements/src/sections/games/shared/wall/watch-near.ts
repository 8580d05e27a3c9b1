type Tell = (near: boolean) => void

const known = new WeakMap<Element, Tell>()
let observer: IntersectionObserver | undefined

/** One observer for every list of the page: half a view above and below what is seen. */
const watch = () =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) known.get(target)?.(isIntersecting)
    },
    { rootMargin: '50% 0px' },
  ))

/**
 * Tells whether a piece of a page is near what a person sees.
 * @returns the way to stop.
 */
export function watchNear(element: Element, tell: Tell): () => void {
  known.set(element, tell)
  watch().observe(element)
  return () => {
    known.delete(element)
    observer?.unobserve(element)
  }
}
