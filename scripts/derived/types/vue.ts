import type { Declaration } from '../../../packages/elements/src/runtime/declare.ts'
import { importsOf, indented, note, tagLines } from './lines.ts'

/**
 * The elements as Vue 3's templates know them: `vue-tsc` and editors check properties, and what a
 * listener is given.
 */
export const vueTypes = (declarations: readonly Declaration[]): string => `${note}
import type { HTMLAttributes, PublicProps } from 'vue'
${importsOf(declarations, ['Element', 'Attributes', 'Events'], 'BaizeEventMap')}

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\` ? \`\${First}\${Capitalize<Camel<Rest>>}\` : Name
type Handlers<Element, Names extends keyof BaizeEventMap> = {
  [Name in Names as \`on\${Capitalize<Camel<Name>>}\`]?: ((event: BaizeEventMap[Name] & { readonly currentTarget: Element }) => void) | undefined
}
type Tag<Element extends HTMLElement, Attributes, Names extends keyof BaizeEventMap> = new () => Element & {
  $props: HTMLAttributes & PublicProps & Attributes & Handlers<Element, Names>
  $slots: { default?(): unknown }
}

declare module 'vue' {
  interface GlobalComponents {
${indented(
  tagLines(declarations, stem => `Tag<${stem}Element, ${stem}Attributes, ${stem}Events>`),
  '    ',
)}
  }
}
`
