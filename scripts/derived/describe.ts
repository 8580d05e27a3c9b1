import { attributeOf, commonEvents, commonProps, commonStates } from '../../packages/elements/src/runtime/declare.ts'
import type { Declaration, EventShape, Prop } from '../../packages/elements/src/runtime/declare.ts'

/** Properties of an element with those that all have; `<baize-scope>` lists them like its own. */
export const propsOf = ({ props }: Declaration): [string, Prop][] => Object.entries({ ...props, ...commonProps })

export const eventsOf = ({ tag, events }: Declaration): [string, EventShape][] =>
  Object.entries<EventShape>(tag === 'baize-scope' ? events : { ...events, ...commonEvents })

export const statesOf = ({ tag, states }: Declaration): Readonly<Record<string, string>> =>
  tag === 'baize-scope' ? {} : { ...states, ...commonStates }

/** Type of a property as TypeScript says it. */
export const typeOf = ({ type, values }: Prop): string => {
  if (values) return values.map(value => `'${value}'`).join(' | ')
  return type === 'json' ? 'unknown' : type
}

/** Type of an event's detail as TypeScript says it. */
export function detailOf({ detail }: EventShape): string {
  const fields = Object.entries(detail).map(([name, type]) => {
    const plain = type.replace('?', '')
    return `${name}${type.endsWith('?') ? '?' : ''}: ${plain === 'json' ? 'unknown' : plain}`
  })
  return fields.length ? `{ ${fields.join('; ')} }` : '{}'
}

/** What an event says, and what follows where nobody prevents it. */
export const eventDoc = ({ doc, otherwise }: EventShape): string =>
  otherwise ? `${doc} Unless prevented: ${otherwise}` : doc

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

/** `login` of `baize-login`: the folder, and the entry point of the npm package. */
export const nameOf = ({ tag }: Declaration): string => tag.replace('baize-', '')
/** `LoginElement` of `baize-login`. */
export const classOf = (declaration: Declaration): string => `${pascal(nameOf(declaration))}Element`

export { attributeOf }
