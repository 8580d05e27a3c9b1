import { join } from 'node:path'
import { fetched, read } from '../../packages/elements/src/locales/on-disk.ts'

const name = 'baize:elements'
const own = `\0${name}`
const listed = (of, entryOf) => {
  const imports = of.map((each, index) => `import * as m${index} from ${JSON.stringify(entryOf(each))}`)
  const entries = of.map((each, index) => `${JSON.stringify(each)}: Object.values(m${index})[0]`)
  return [...imports, `export const elements = { ${entries.join(', ')} }`].join('\n')
}

/** The texts of every language as part of the code, behind the same names as `locales/load.ts`. */
function textsOf() {
  const texts = fetched().map(name => [name, read(name)])
  return [
    `const texts = ${JSON.stringify(Object.fromEntries(texts))}`,
    'export const loadTexts = async (language, group) => {',
    "  const found = texts[`${language}/${group || 'common'}`]",
    '  if (!found) throw new RangeError(`No texts in ${language}`)',
    '  return found',
    '}',
    // Texts that need not be fetched are never asked for early.
    'export const textsHere = () => []',
  ].join('\n')
}

/** Modules that another stands in for: nothing is fetched, and what few sites need is left out. */
const replacedModules = {
  './load-element.ts': 'loader/single-file.ts',
  './firebase.ts': 'sections/account/shared/identity/no-firebase.ts',
}

/**
 * Makes one module of everything, for hosts that allow a single file and pin its hash: the loader
 * finds elements and texts in the file instead of asking for them.
 */
export const singleFile = (source, tags, entryOf) => ({
  name: 'whole',
  resolveId(id, importer) {
    if (id === name) return own
    const instead = importer?.startsWith(source) && replacedModules[id]
    return instead ? join(source, instead) : null
  },
  load: id => {
    if (id === own) return listed(tags, entryOf)
    return id === join(source, 'locales/load.ts') ? textsOf() : null
  },
})
