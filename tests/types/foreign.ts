import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/lib/prepare.mjs'

const require = createRequire(join(root, 'package.json'))

/** Whether only a page of somebody else's has a package. */
function isForeign(name: string): boolean {
  if (name.startsWith('@baize/')) return false
  try {
    require.resolve(name)
    return false
  } catch {
    return true
  }
}

const imports = /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*['"]([^'".][^'"]*)['"]/g
const bare = /import\(?\s*['"]([^'".][^'"]*)['"]/g

/**
 * Declares what samples take from packages that are not installed here: each name is a value and a
 * type of which nothing is known.
 */
export function foreignModules(codes: readonly string[]): string {
  const modules = new Map<string, Set<string>>()
  const namesOf = (name: string) => modules.get(name) ?? modules.set(name, new Set()).get(name)!
  for (const code of codes) {
    for (const [, name = ''] of code.matchAll(bare)) if (isForeign(name)) namesOf(name)
    for (const [, list = '', name = ''] of code.matchAll(imports)) {
      if (!isForeign(name)) continue
      const imported = list.split(',').map(each => /^\s*(?:type\s+)?([\w$]+)/.exec(each)?.[1])
      for (const each of imported) if (each && each !== 'default') namesOf(name).add(each)
      namesOf(name)
    }
  }
  const declared = (name: string) => `  export const ${name}: any\n  export type ${name}<A = any, B = any> = any`
  return [...modules]
    .map(([name, names]) => [
      `declare module '${name}' {`,
      ...[...names].map(declared),
      '  const all: any',
      '  export default all',
      '}',
    ])
    .flat()
    .join('\n')
}
