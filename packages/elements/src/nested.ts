import { defineAll } from './core.ts'
import { showFailure } from './loader/failure.ts'
import { createLightClass } from './runtime/light-class.ts'
import { version } from './runtime/version.ts'
import { commonNames } from './scope-element/ScopeElement.ts'

/** An element that others open or hold: names of its properties, and its code. */
type Nested = readonly [props: string, load: () => Promise<Record<string, unknown>>]

/**
 * Lets the elements that a page imports open others, such as the login its dialog for a forgotten
 * password: stands a light class behind each tag that the page has not registered by the end of its
 * imports, as the loader does, and fetches the code when the tag first appears.
 */
export function defineNested(elements: Readonly<Record<string, Nested>>): void {
  if (typeof customElements === 'undefined') return
  const stand = ([tag, [props, load]]: [string, Nested]): void => {
    if (customElements.get(tag)) return
    let loading: Promise<void> | null = null
    const want = (): void => {
      loading ??= load().then(defineAll, (error: unknown) => {
        loading = null
        console.warn(`[baize] <${tag}> did not load`, error)
        for (const element of light.waiting) showFailure(element, want)
      })
    }
    const light = createLightClass([...props.split(' ').filter(Boolean), ...commonNames], version, want)
    customElements.define(tag, light)
  }
  queueMicrotask(() => Object.entries(elements).forEach(stand))
}
