import type { Declaration, Prop } from '../../packages/elements/src/runtime/declare.ts'
import { attributeOf, detailOf, eventDoc, eventsOf, propsOf, typeOf } from './describe.ts'

/** A row of Storybook's table of arguments; those with a control can be tried. */
export interface ArgType {
  name: string
  description: string
  control: false | { type: 'select' | 'boolean' | 'number' | 'text' | 'object' }
  options?: readonly string[]
  table: { category: string; type?: { summary: string } }
}

const controls = { string: 'text', number: 'number', boolean: 'boolean', json: 'object' } as const

const attribute = ([name, prop]: [string, Prop]): ArgType => ({
  name: attributeOf(name),
  description: prop.doc,
  control: { type: prop.values ? 'select' : controls[prop.type] },
  ...(prop.values && { options: prop.values }),
  table: { category: 'attributes', type: { summary: typeOf(prop) } },
})

const namedArgs = (category: string, entries: Readonly<Record<string, string>> = {}): ArgType[] =>
  Object.entries(entries).map(([name, description]) => ({
    name: name || '(default)',
    description,
    control: false,
    table: { category },
  }))

/**
 * A declaration as Storybook's controls and docs read it: attributes to try, everything else to
 * read about.
 */
export function argTypes(declaration: Declaration): Record<string, ArgType> {
  const events = eventsOf(declaration).map(([name, event]): ArgType => ({
    name,
    description: eventDoc(event),
    control: false,
    table: { category: 'events', type: { summary: detailOf(event) } },
  }))
  const rows = [
    ...propsOf(declaration).map(attribute),
    ...events,
    ...namedArgs('slots', declaration.slots),
    ...namedArgs('parts', declaration.parts),
    ...namedArgs('custom properties', declaration.vars),
    ...namedArgs('states', declaration.states),
  ]
  // An event and a part may share a name; an attribute is set by its own.
  const keyOf = ({ name, table }: ArgType) => (table.category === 'attributes' ? name : `${table.category}: ${name}`)
  return Object.fromEntries(rows.map(row => [keyOf(row), row]))
}
