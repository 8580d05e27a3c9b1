/**
 * The custom states of an element, which a host's CSS reads as `:state(name)`. Polyfills of custom
 * elements that a page forces make elements without internals, and older browsers know internals
 * without states: the element is drawn all the same, with states that nobody sees.
 */
export function statesOf(element: HTMLElement): Pick<Set<string>, 'add' | 'delete'> {
  const unseen = new Set<string>()
  try {
    return element.attachInternals().states ?? unseen
  } catch {
    return unseen
  }
}
