import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'rollup'

const packages = join(import.meta.dirname, '..', '..', 'packages')
const reexport = /export (type )?\{([^}]*)\} from '(\.[^']+)'/g
const named = /import \{([^}]*)\} from '@baize\/(contract|client)'/g
const nameIn = (specifier: string) =>
  specifier
    .trim()
    .replace(/^type /, '')
    .split(/ as /)[0] ?? ''
const list = (specifiers: string) =>
  specifiers
    .split(',')
    .map(text => text.trim())
    .filter(Boolean)

/** Which module of a package holds an export of its index. */
function placesIn(index: string): Map<string, string> {
  const places = new Map<string, string>()
  for (const [, , names = '', path = ''] of readFileSync(index, 'utf8').matchAll(reexport)) {
    for (const name of list(names)) places.set(nameIn(name), join(dirname(index), path))
  }
  return places
}

/**
 * Sends named imports from our own packages straight to the modules behind the index, so that a
 * chunk carries the endpoints it uses and not all that stand in the same list.
 */
export function entryPoints(): Plugin {
  const known = new Map<string, Map<string, string>>()
  const places = (name: string) => {
    const found = known.get(name) ?? placesIn(join(packages, name, 'src/index.ts'))
    known.set(name, found)
    return found
  }
  return {
    name: 'entry-points',
    transform(code) {
      if (!code.includes("'@baize/")) return null
      const direct = code.replace(named, (_, names: string, from: string) =>
        list(names)
          .map(name => `import { ${name} } from '${places(from).get(nameIn(name)) ?? `@baize/${from}`}'`)
          .join('; '),
      )
      return { code: direct, map: null }
    },
  }
}
