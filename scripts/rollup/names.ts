import type { Plugin } from 'rollup'
import { attributeOf, commonProps, type Declaration } from '../../packages/elements/src/runtime/declare.ts'
import { languages, read } from '../../packages/elements/src/locales/on-disk.ts'
import './source-condition.mjs'

const name = 'baize:names'
const own = `\0${name}`

/** Names that may stand in a page, and the sentence of an element that a browser cannot make. */
async function source(): Promise<string> {
  // Declarations import the contract, whose sources that condition finds.
  const { declarations } = await import('../../packages/elements/src/declarations.ts')
  const attributes = declarations.map(({ tag, props }) => [tag, Object.keys(props).map(attributeOf)] as const)
  const unsupported = languages().map(language => {
    const { loader } = read(`${language}/loader`) as { loader: { unsupported: string } }
    return [language, loader.unsupported] as const
  })
  return Object.entries({
    attributes: Object.fromEntries(attributes),
    slotted: declarations.flatMap(({ tag, slots }: Pick<Declaration, 'tag' | 'slots'>) => (slots?.[''] ? [tag] : [])),
    common: Object.keys(commonProps).map(attributeOf),
    unsupported: Object.fromEntries(unsupported),
  })
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Answers `import … from 'baize:names'`. */
export const names = (): Plugin => ({
  name: 'names',
  resolveId: id => (id === name ? own : null),
  load: id => (id === own ? source() : null),
})
