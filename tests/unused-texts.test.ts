import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Block {
  [key: string]: string | Block
}

const root = join(import.meta.dirname, '..')
/** Where the texts of each package are read. Keys are also codes of the contract. */
const readers: Readonly<Record<string, readonly string[]>> = {
  'packages/elements/src/locales': [
    'packages/elements/src',
    'packages/contract/src',
    'packages/client/src',
    'packages/art/src',
  ],
  'packages/server/src/text/locales': ['packages/server/src', 'packages/contract/src'],
  'packages/studio/src/locales': ['packages/studio/src', 'packages/contract/src', 'packages/art/src'],
  'examples/site/locales': ['examples/site', 'packages/contract/src'],
}

const flat = (texts: Block, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`),
  )
const plural = /_(zero|one|two|few|many|other)$/

const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,js,html}`, { cwd: root, exclude: name => ['dist', 'node_modules'].includes(name) })
    .filter(file => !/\.(test|stories|e2e|gen)\.|\/locales\//.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))

/** Template literals that could make a key, such as `field.${name}.label`. */
const templatesIn = (sources: string): RegExp[] =>
  [...new Set(sources.match(/`(?:[^`$\n{}\s<>]|\$\{[^`{}\n]*\})+`/g))]
    .map(template => template.slice(1, -1).split(/\$\{[^}]*\}/))
    .filter(parts => parts.length > 1 && /\w/.test(parts.join('')))
    .map(parts => new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`))

/**
 * Groups that are read as whole objects: there it is enough that each part of a key stands
 * somewhere.
 */
const readWhole = (file: string): boolean => file.startsWith('packages/server') || file.endsWith('/loader.json')

it.each(Object.entries(readers))('no text in %s is read by nothing', (locales, folders) => {
  const sources = folders.flatMap(sourcesIn).join('\n')
  const words = new Set(sources.match(/[\w$-]+|[♠♥♦♣]/g))
  const quoted = new Set(sources.match(/(?<=')[\w.-]+(?=')/g))
  const templates = templatesIn(sources)
  const known = (path: string) => path.split('.').every(part => words.has(part))
  const named = (key: string) => quoted.has(key) || words.has(key)
  const made = (key: string) => templates.some(template => template.exec(key)?.slice(1).every(known))
  const files = globSync(`${locales}/en/*.json`, { cwd: root })
  expect(files.length).toBeGreaterThan(0)
  const found = files.flatMap(file => {
    const keys = flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Block)
    return [...new Set(keys.map(key => key.replace(plural, '')))]
      .filter(key => !named(key) && !(readWhole(file) && known(key)) && !made(key))
      .map(key => `${file} ${key}`)
  })
  expect(found).toEqual([])
})
