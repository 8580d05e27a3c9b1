import type { Plugin } from 'rollup'
import ts from 'typescript'
import { withoutProperties } from './without.ts'

/** Fields of a declaration for documentation and tools; the browser needs none of them. */
const documentationFields = [
  'summary',
  'doc',
  'since',
  'status',
  'detail',
  'otherwise',
  'slots',
  'parts',
  'vars',
  'states',
  'csp',
]

/** Whether it declares a property of the element, which may have any of these names. */
const isProp = ({ parent }: ts.PropertyAssignment): boolean =>
  ts.isPropertyAssignment(parent.parent) && parent.parent.name.getText() === 'props'

/** Says of an element that shows what a page writes into it that it does. */
const withSlotted = (code: string): string =>
  /\bslots: \{\s*'': /.test(code) ? code.replace(/^( +)tag: /m, '$1slotted: true,\n$&') : code

/** Strips declarations of what the runtime does not read. */
export const declarations = (): Plugin => ({
  name: 'declarations',
  transform(code, id) {
    if (!/\.element\.ts$|\/declar(e|ed|ations)\.ts$/.test(id)) return null
    return {
      code: withoutProperties(
        withSlotted(code),
        id,
        property => documentationFields.includes(property.name.getText()) && !isProp(property),
      ),
      map: null,
    }
  },
})
