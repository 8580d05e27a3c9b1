import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { names, read, type Block } from '../../packages/elements/src/locales/on-disk.ts'

const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm
const quotedKey = /['"`]([a-z]\w*(?:\.[\w-]+)*\.)?([\w-]*)(\$\{|['"`])/gi

/**
 * The modules that an entry needs before it can draw, by what they import; what comes later is not
 * among them.
 */
function modulesOf(entry: string): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [entry]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    const source = readFileSync(file, 'utf8')
    found.set(file, source)
    for (const [, path = ''] of source.matchAll(staticImport)) queue.push(join(dirname(file), path))
  }
  return found
}

const flatKeys = (texts: Block, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : flatKeys(value, `${path}${key}.`),
  )

/**
 * Whether a module uses a text: it has the key, or the static beginning of it, as in
 * `quick.${kind}`.
 */
const usesText = (source: string, keys: readonly string[]): boolean =>
  [...source.matchAll(quotedKey)].some(([, blocks = '', rest = '', end]) => {
    const key = blocks + rest
    if (!blocks || key === 'error.') return false
    return keys.some(each => (end === '${' ? each.startsWith(key) : each === key))
  })

/**
 * The group of texts that an element waits for: that of its section, where its first view uses one
 * of its texts.
 *
 * @param entry - the `index.ts` of the feature
 */
export function groupFor(section: string, entry: string): string | undefined {
  if (!names().includes(`en/${section}`)) return undefined
  const common = new Set(flatKeys(read('en/common')))
  const keys = flatKeys(read(`en/${section}`)).filter(key => !common.has(key))
  return [...modulesOf(entry).values()].some(source => usesText(source, keys)) ? section : undefined
}
