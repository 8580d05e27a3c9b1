import { elements } from 'baize:elements'
import * as core from '../core.ts'
import type { PlaceholderClass } from '../runtime/placeholder-class.ts'
import { isSupported, showFailure } from './failure.ts'
import type { KnownElement } from './known-elements.ts'
import type { createElementLoader as onDemand } from './load-element.ts'

// Replaces load-element.ts in the single file, where everything is loaded with the loader.

/** The shared code. */
export const loadCore = (): Promise<typeof core> => Promise.resolve(core)

/** What the page waits for is here. */
export const loadPrefetch = (): void => {}

/** Hands its class to an element when the page first shows it, each tag once. */
export function createElementLoader(): ReturnType<typeof onDemand> {
  const status = new Map<string, 'loaded' | 'failed'>()
  return {
    status,
    loads: new Map<string, Promise<void>>(),
    load: ({ tag }: KnownElement) => {
      if (!isSupported())
        for (const element of (customElements.get(tag) as PlaceholderClass).waiting)
          showFailure(element, null, () => {})
      else if (!status.has(tag)) core.defineAll({ element: elements[tag] })
      status.set(tag, isSupported() ? 'loaded' : 'failed')
      return Promise.resolve()
    },
  }
}
