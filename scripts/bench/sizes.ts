import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../lib/prepare.mjs'
import { table, whole } from './table.ts'

interface Chunks {
  core: string
  elements: Record<string, string[]>
  /** What is in a file that elements share. */
  shared: Record<string, string>
}
export interface Sizes {
  loader: number
  core: number
  /** What requests texts and answers beside the core. Nothing waits for it. */
  early: number
  /** English. */
  texts: number
  elements: Record<string, { own: number; imports: string[] }>
  /** What frame mode adds: to the page that holds a frame, and to the document in it. */
  framed: { page: number; document: number }
  /** Every file by a name that does not change with its content. */
  byName: Record<string, number>
  files: { core: string; data: string[] }
}

/** Bytes of a file as served, compressed and without headers. */
const served = async (file: string) => (await stat(`${file}.br`)).size

/** Bytes of `baize.all.js`, which requests no other file. */
export const measureSingleFile = (sdk: string): Promise<number> => served(join(sdk, 'baize.all.js'))

/**
 * Bytes of a flavour of the built SDK on the wire. `chunks.json` beside the build says which file
 * is what.
 */
export async function measure(sdk: string, flavour: 'react' | 'lite'): Promise<Sizes> {
  const known = JSON.parse(await readFile(join(sdk, 'chunks.json'), 'utf8')) as Record<string, Chunks>
  const { core, elements, shared } = known[flavour] as Chunks
  const size = (file: string) => served(join(sdk, file))
  const { files } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as { files: Record<string, string> }
  const english = Object.keys(files).find(file => /^t\/\w+\/en\/common\.json$/.test(file)) ?? ''
  const data = [...new Set(Object.values(elements).flatMap(([, ...imports]) => imports))]
  const framePart = Object.keys(shared).find(file => shared[file]?.startsWith('elements/src/isolation/')) ?? ''

  const sizes = {
    loader: await size(flavour === 'lite' ? 'baize.lite.js' : 'baize.js'),
    core: await size(core),
    early: await size(join(dirname(core), 'early.js')),
    texts: await size(english),
    framed: { page: await size(framePart), document: await size('frame.js') },
  }
  const own = Object.entries(elements).map(
    async ([tag, [file = '', ...imports]]) => [tag, { own: await size(file), imports }] as const,
  )
  const sized = Object.fromEntries(await Promise.all(own))
  const byName: Record<string, number> = {
    loader: sizes.loader,
    'early requests': sizes.early,
    'texts in English': sizes.texts,
    'frame mode, page': sizes.framed.page,
    'frame mode, document': sizes.framed.document,
    core: sizes.core,
  }
  // The own chunk of an element that others import is listed with the elements.
  for (const file of data) if (shared[file]) byName[`shared ${shared[file]}`] = await size(file)
  for (const [tag, { own }] of Object.entries(sized)) byName[tag] = own
  return { ...sizes, elements: sized, byName, files: { core, data } }
}

/** Table of the bytes of every file that a page loads, in brotli as served, for both flavours. */
export async function sizes(): Promise<string> {
  const sdk = join(root, 'dist/sdk')
  const [react, lite] = await Promise.all([measure(sdk, 'react'), measure(sdk, 'lite')])
  const names = new Set([...Object.keys(react.byName), ...Object.keys(lite.byName)])
  const cell = (size?: number) => (size === undefined ? '' : whole(size))
  const rows = [...names].map(name => [name, cell(react.byName[name]), cell(lite.byName[name])])
  return table(
    'Bytes on the wire (brotli, as served)',
    ['file', 'React', 'lite'],
    [['single file', whole(await measureSingleFile(sdk)), ''], ...rows],
  )
}
