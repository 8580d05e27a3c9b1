import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { templates } from './templates.ts'

const elements = 'packages/elements'
const list = join(elements, 'src/features/index.ts')

/** The list of features with one more line, in the order of the alphabet; what stands above the lines stays there. */
export function addLine(source: string, line: string): string {
  const lines = source.trimEnd().split('\n')
  const head = lines.filter(each => !each.startsWith('export '))
  const exports = lines.filter(each => each.startsWith('export '))
  const place = (each: string) => each.split(" from '")[1] ?? ''
  return `${[...head, ...[...exports, line].sort((a, b) => (place(a) < place(b) ? -1 : 1))].join('\n')}\n`
}

/**
 * Writes a feature and its line in the list.
 *
 * @returns the files, relative to the root
 * @throws Error with a sentence for the person who typed the name
 */
export async function createFeature(root: string, name: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the feature in kebab-case, as in: npm run create wishlist')
  if (existsSync(join(root, elements, 'src/features', name))) throw new Error(`There is a feature ${name} already.`)
  const files = Object.entries(templates(name)).map(([file, text]) => [join(elements, file), text] as const)
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const line = `export { ${camel} } from './${name}/${name}.element.ts'`
  await writeFile(join(root, list), addLine(await readFile(join(root, list), 'utf8'), line))
  return [...files.map(([file]) => file), list]
}
