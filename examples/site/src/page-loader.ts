/** How long a page may take before the loader shows. Milliseconds (ROUTE-40). */
const patience = 150

export interface Loader {
  /** Another page: whatever the one before still waited for does not matter any more. */
  begin: (elements: Iterable<EventTarget>) => void
  /** An element has drawn, or said what went wrong. */
  done: (element: EventTarget | null) => void
}

/**
 * Shows that a page is on its way where its elements take longer than a moment, and hides once each
 * of them has drawn or failed, or another page was asked for (ROUTE-39, ROUTE-40).
 */
export function createLoader(show: (on: boolean) => void): Loader {
  let waited = new Set<EventTarget>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    show(false)
  }
  return {
    begin(elements) {
      end()
      waited = new Set(elements)
      if (waited.size) timer = setTimeout(() => show(true), patience)
    },
    done(element) {
      if (element && waited.delete(element) && !waited.size) end()
    },
  }
}
