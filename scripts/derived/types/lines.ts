import type { Declaration } from '../../../packages/elements/src/runtime/declare.ts'
import { classOf } from '../describe.ts'

export const note = '// Derived from the declarations of the elements.'

/** A doc comment over a line. */
export const comment = (text: string, indent = '  ') => `${indent}/** ${text} */`

export const indented = (lines: readonly string[], indent: string) => lines.map(line => indent + line).join('\n')

/** `Login` of `baize-login`: what its types begin with. */
export const stemOf = (declaration: Declaration) => classOf(declaration).replace(/Element$/, '')

/** One line for each tag, in a map of tags that a framework has. */
export const tagLines = (declarations: readonly Declaration[], type: (stem: string) => string) =>
  declarations.map(each => `'${each.tag}': ${type(stemOf(each))}`)

/**
 * Imports of everything that a framework's types are made of, one interface of each kind for each
 * element.
 */
export const importsOf = (declarations: readonly Declaration[], kinds: readonly string[], more = '') =>
  `import type { ${[...declarations.flatMap(each => kinds.map(kind => stemOf(each) + kind)), more].filter(Boolean).join(', ')} } from './elements.js'`
