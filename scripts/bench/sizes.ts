import { join } from 'node:path'
import { measure } from '../derived/sizes.ts'
import { root } from '../lib/prepare.mjs'
import { table, whole } from './table.ts'

/** Bytes that a page loads, in brotli as served, for both flavours. */
export async function sizes(): Promise<string> {
  const sdk = join(root, 'dist/sdk')
  const [react, lite] = await Promise.all([measure(sdk, 'react'), measure(sdk, 'lite')])
  /** A page with one element and nothing in the cache, in English: until a form can be typed into, or a list can ask for its data. */
  const cold = ({ loader, core, texts, elements, sizes, files }: typeof react, tag: string) => {
    const { own, imports } = elements[tag] ?? { own: 0, imports: [] }
    const data = imports.map(file => sizes[`data ${files.data.indexOf(file)}`] ?? 0)
    return [loader, core, texts, own, ...data].reduce((sum, size) => sum + size, 0)
  }
  const parts = Object.keys(react.sizes).map(name => [
    name,
    whole(react.sizes[name] ?? 0),
    whole(lite.sizes[name] ?? 0),
  ])
  return table(
    'Bytes on the wire (brotli, as served)',
    ['file', 'React', 'light'],
    [
      ...parts,
      ['texts in English', whole(react.texts), whole(lite.texts)],
      ...['baize-login', 'baize-game-lane'].map(tag => [
        `**${tag}, cold, in all**`,
        whole(cold(react, tag)),
        whole(cold(lite, tag)),
      ]),
    ],
  )
}
