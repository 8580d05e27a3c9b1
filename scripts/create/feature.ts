import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { templates } from './templates.ts'

const elements = 'packages/elements'
const sections = join(elements, 'src/sections')
const list = join(sections, 'index.ts')

const foldersIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).filter(entry => entry.isDirectory()).map(({ name }) => name)

/**
 * The list of features with one more line, in the order of the alphabet; what stands above the
 * lines stays there.
 */
export function addLine(source: string, line: string): string {
  const lines = source.trimEnd().split('\n')
  const head = lines.filter(each => !each.startsWith('export '))
  const exports = lines.filter(each => each.startsWith('export '))
  const place = (each: string) => each.split('/').at(-1) ?? ''
  return `${[...head, ...[...exports, line].sort((a, b) => (place(a) < place(b) ? -1 : 1))].join('\n')}\n`
}

/** Where a new element stands whose section nobody names. */
export const usualSection = 'site'

/**
 * Writes a feature and its line in the list.
 *
 * @param place - its section and name, as in `member/wishlist`
 * @returns the files, relative to the root
 * @throws Error with a sentence for the person who typed the name
 */
export async function createFeature(root: string, place: string): Promise<string[]> {
  const [name = '', section = usualSection] = place.split('/').reverse()
  if (!/^([a-z]+\/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(place))
    throw new Error('Name the feature in kebab-case, as in: npm run create member/wishlist')
  const known = await foldersIn(join(root, sections))
  if (!known.includes(section)) throw new Error(`There is no section ${section}, but ${known.join(', ')}.`)
  const exists = known.some(each => existsSync(join(root, sections, each, name)))
  if (exists) throw new Error(`There is a feature ${name} already.`)
  const files = Object.entries(templates(section, name)).map(([file, text]) => [join(elements, file), text] as const)
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const line = `export { ${camel} } from './${section}/${name}/${name}.element.ts'`
  await writeFile(join(root, list), addLine(await readFile(join(root, list), 'utf8'), line))
  return [...files.map(([file]) => file), list]
}
