import { defineAll } from './core.ts'
import { isSupported, showFailure } from './loader/failure.ts'
import { createPlaceholderClass } from './runtime/placeholder-class.ts'
import { version } from './runtime/version.ts'
import { commonNames } from './scope-element/ScopeElement.ts'

/** An element that others open or hold: names of its properties, and its code. */
type Nested = readonly [props: string, load: () => Promise<Record<string, unknown>>]

/**
 * Lets the elements that a page imports open others, such as the login its dialog for a forgotten
 * password: registers a placeholder class for each tag that the page has not registered by the end
 * of its imports, as the loader does, and fetches the code when the tag first appears.
 */
export function defineNested(elements: Readonly<Record<string, Nested>>): void {
  if (typeof customElements === 'undefined') return
  const define = ([tag, [props, load]]: [string, Nested]): void => {
    if (customElements.get(tag)) return
    let loading: Promise<void> | null = null
    const loadCode = (): void => {
      const defineLoaded = async () => {
        if (!isSupported()) throw new TypeError('No adoptedStyleSheets')
        defineAll(await load())
      }
      loading ??= defineLoaded().catch((error: unknown) => {
        loading = null
        console.warn(`[baize] <${tag}> did not load`, error)
        for (const element of placeholder.waiting) showFailure(element, error, loadCode)
      })
    }
    const placeholder = createPlaceholderClass([...props.split(' ').filter(Boolean), ...commonNames], version, loadCode)
    customElements.define(tag, placeholder)
  }
  queueMicrotask(() => Object.entries(elements).forEach(define))
}
