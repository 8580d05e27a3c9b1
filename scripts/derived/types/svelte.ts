import type { Declaration } from '../../../packages/elements/src/runtime/declare.ts'
import { importsOf, indented, note, tagLines } from './lines.ts'

/**
 * The elements as Svelte 5's templates know them; on `<svelte:window>` and `<svelte:document>`
 * every event is heard.
 */
export const svelteTypes = (declarations: readonly Declaration[]): string => `${note}
import type { HTMLAttributes } from 'svelte/elements'
${importsOf(declarations, ['Element', 'Attributes', 'Events'], 'BaizeEventMap')}

type Handlers<Target, Names extends keyof BaizeEventMap> = {
  [Name in Names as \`on\${Name}\`]?: ((event: BaizeEventMap[Name] & { readonly currentTarget: Target }) => void) | null | undefined
}
type Tag<Element extends HTMLElement, Attributes, Names extends keyof BaizeEventMap> =
  HTMLAttributes<Element> & Attributes & Handlers<Element, Names>

declare module 'svelte/elements' {
  interface SvelteWindowAttributes extends Handlers<Window, keyof BaizeEventMap> {}
  interface SvelteDocumentAttributes extends Handlers<Document, keyof BaizeEventMap> {}
  interface SvelteHTMLElements {
${indented(
  tagLines(declarations, stem => `Tag<${stem}Element, ${stem}Attributes, ${stem}Events>`),
  '    ',
)}
  }
}
`
