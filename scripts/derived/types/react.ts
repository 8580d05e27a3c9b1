import type { Declaration } from '../../../packages/elements/src/runtime/declare.ts'
import { importsOf, indented, note, tagLines } from './lines.ts'

/**
 * The elements as JSX of React 19, which listens to `baize-login` where a custom element has the
 * property `onbaize-login`.
 */
export const reactTypes = (declarations: readonly Declaration[]): string => `${note}
import type * as React from 'react'
${importsOf(declarations, ['Element', 'Attributes', 'Events'], 'BaizeEventMap')}

type Handlers<Element, Names extends keyof BaizeEventMap> = {
  [Name in Names as \`on\${Name}\`]?: ((event: BaizeEventMap[Name] & { readonly currentTarget: Element }) => void) | null | undefined
}
type Props<Element extends HTMLElement, Attributes, Names extends keyof BaizeEventMap> =
  React.DetailedHTMLProps<React.HTMLAttributes<Element>, Element> & Attributes & Handlers<Element, Names>

declare module 'react' {
  interface CSSProperties {
    /** A custom property of ours. */
    [name: \`--baize-\${string}\`]: string | number | undefined
  }
  namespace JSX {
    interface IntrinsicElements {
${indented(
  tagLines(declarations, stem => `Props<${stem}Element, ${stem}Attributes, ${stem}Events>`),
  '      ',
)}
    }
  }
}
`
