import type { Declaration } from './declare.ts'
import { adopt } from './adopt.ts'
import type { ElementClass } from './element.ts'
import type { PlaceholderClass } from './placeholder-class.ts'

let warned = false

/**
 * Registers an element. The first copy of a tag stays: another copy of the same version is left out
 * in silence, one of another version with a single warning and `baize-error` on the document. A
 * placeholder class takes the first of its version. Where there is no DOM nothing happens, so that
 * a server can import what its pages import.
 */
export function define<D extends Declaration>(element: ElementClass<D>, message: string): void {
  if (typeof customElements === 'undefined') return
  const { tag } = element.declaration
  const first: (CustomElementConstructor & Partial<PlaceholderClass>) | undefined = customElements.get(tag)
  if (!first) return customElements.define(tag, element)
  if (first.version === element.version && first.waiting) adopt(first as PlaceholderClass, element)
  if (first.version === element.version || warned) return
  warned = true
  reportConflict(tag, `${message}: ${first.version ?? 'unknown'}, and now ${element.version}`)
}

/** Says once, on the console and as an event, that two versions met. */
export function reportConflict(element: string, message: string): void {
  console.warn(`[baize] ${message}`)
  const detail = { code: 'version-conflict', message, element }
  document.dispatchEvent(new CustomEvent('baize-error', { detail, bubbles: true }))
}
