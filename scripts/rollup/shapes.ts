import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rollup'
import type { Declaration } from '../../packages/elements/src/runtime/declare.ts'

const name = 'baize:shapes'
const sections = pathToFileURL(join(import.meta.dirname, '../../packages/elements/src/sections/index.ts')).href

const propsOf = ({ props }: Declaration) =>
  Object.fromEntries(Object.entries(props).map(([prop, { type, values, stays }]) => [prop, { type, values, stays }]))

/** Events of all declarations by name, with each detail that one of them gives it. */
function eventsOf(declarations: readonly Declaration[]) {
  const byName = Map.groupBy(
    declarations.flatMap(({ events }) => Object.entries(events)),
    ([event]) => event,
  )
  return Object.fromEntries(
    [...byName].map(([event, shapes]) => {
      const details = new Map(shapes.map(([, { detail }]) => [JSON.stringify(detail), detail]))
      return [event, { cancelable: shapes.some(([, { cancelable }]) => cancelable), details: [...details.values()] }]
    }),
  )
}

/**
 * Answers `import … from 'baize:shapes'` with what the declarations say of properties and events,
 * for messages between a page and a frame.
 */
export const shapes = (): Plugin => ({
  name: 'shapes',
  resolveId: id => (id === name ? `\0${name}` : null),
  async load(id) {
    if (id !== `\0${name}`) return null
    const declarations = Object.values((await import(sections)) as Record<string, Declaration>)
    const props = Object.fromEntries(declarations.map(each => [each.tag, propsOf(each)]))
    return [
      `export const props = ${JSON.stringify(props)}`,
      `export const events = ${JSON.stringify(eventsOf(declarations))}`,
    ].join('\n')
  },
})
