import { transform } from 'lightningcss'
import { declarations } from '../../packages/elements/src/declarations.ts'
import { statesOf } from '../../scripts/derived/describe.ts'
import { tokensPage } from '../../scripts/derived/tokens-page.ts'

const properties = new Set([
  ...[...tokensPage().matchAll(/`(--baize-[\w-]+)`/g)].map(([, name]) => name),
  ...declarations.flatMap(({ vars = {} }) => Object.keys(vars)),
])
const byTag = new Map<string, (typeof declarations)[number]>(declarations.map(each => [each.tag, each]))
const listed = { part: (tag: string) => byTag.get(tag)?.parts, state: (tag: string) => statesOf(byTag.get(tag)!) }

function shapeProblems(css: string): string[] {
  try {
    transform({ filename: 'sample.css', code: Buffer.from(css) })
    return []
  } catch (error) {
    return [String(error)]
  }
}

/**
 * What is wrong with a style sheet of a host's: its shape, and custom properties, parts and states
 * that nothing of ours has.
 */
export function cssProblems(css: string): string[] {
  const names = [...css.matchAll(/--baize-[\w-]+/g)].map(([name]) => name)
  const picked = [...css.matchAll(/(baize-[\w-]+)[^\s{},]*?:(part|state)\(([\w-]+)\)/g)]
  return [
    ...shapeProblems(css),
    ...names.filter(name => !properties.has(name)).map(name => `there is no ${name}`),
    ...picked.flatMap(([, tag = '', kind = '', name = '']) => {
      if (!byTag.has(tag)) return [`there is no <${tag}>`]
      return name in (listed[kind as keyof typeof listed](tag) ?? {}) ? [] : [`<${tag}> has no ${kind} ${name}`]
    }),
  ]
}
