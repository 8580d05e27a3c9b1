import { commonEvents } from '../../packages/elements/src/runtime/declare.ts'
import type { Declaration } from '../../packages/elements/src/runtime/declare.ts'
import { attributeOf, classOf, detailOf, eventsOf, propsOf, typeOf } from './describe.ts'

const comment = (text: string, indent = '  ') => `${indent}/** ${text} */`
const tags = (declarations: readonly Declaration[], map: (declaration: Declaration) => string) =>
  declarations.map(declaration => `    '${declaration.tag}': ${map(declaration)}`).join('\n')

const elementInterface = (declaration: Declaration) =>
  [
    `/** ${declaration.summary} */`,
    `export interface ${classOf(declaration)} extends HTMLElement {`,
    ...propsOf(declaration).flatMap(([name, prop]) => [comment(prop.doc), `  ${name}?: ${typeOf(prop)}`]),
    '}',
  ].join('\n')

/** Every event by name; those of one name in several elements have one shape. */
const eventMap = (declarations: readonly Declaration[]) => {
  const events = new Map([...Object.entries(commonEvents), ...declarations.flatMap(eventsOf)])
  return [...events].map(([name, event]) => `    '${name}': CustomEvent<${detailOf(event)}>`).join('\n')
}

/** Types of the elements for every host: `document.createElement('baize-login')` and `addEventListener('baize-login', …)` know what they give. */
export const elementTypes = (
  declarations: readonly Declaration[],
): string => `// Derived from the declarations of the elements.
${declarations.map(elementInterface).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${tags(declarations, classOf)}
  }
  interface HTMLElementEventMap {
${eventMap(declarations)}
  }
  interface DocumentEventMap {
${eventMap(declarations)}
  }
}
`

const reactProps = (declaration: Declaration) => {
  const names = new Map(
    propsOf(declaration).flatMap(([name, prop]) => [name, attributeOf(name)].map(key => [key, typeOf(prop)])),
  )
  const props = [...names].map(([name, type]) => `'${name}'?: ${type}`)
  const events = eventsOf(declaration).map(
    ([name, event]) => `'on${name}'?: (event: CustomEvent<${detailOf(event)}>) => void`,
  )
  return `React.DetailedHTMLProps<React.HTMLAttributes<${classOf(declaration)}>, ${classOf(declaration)}> & { ${[...props, ...events].join('; ')} }`
}

/** The elements as JSX of React 19. */
export const reactTypes = (
  declarations: readonly Declaration[],
): string => `// Derived from the declarations of the elements.
import type * as React from 'react'
import type { ${declarations.map(classOf).join(', ')} } from './elements.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags(declarations, reactProps).replace(/^ {4}/gm, '      ')}
    }
  }
}
`
