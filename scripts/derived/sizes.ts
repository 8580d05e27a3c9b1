import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface Chunks {
  core: string
  elements: Record<string, string[]>
  /** What is in a file that elements share. */
  shared: Record<string, string>
}
export interface Sizes {
  loader: number
  core: number
  /** What asks for texts and answers beside the core. Nothing waits for it. */
  early: number
  /** English. */
  texts: number
  elements: Record<string, { own: number; imports: string[] }>
  /** What frame mode adds: to the page that holds a frame, and to the document in it. */
  framed: { page: number; document: number }
  /** All of these by a name that does not change with the content. */
  sizes: Record<string, number>
  files: { core: string; data: string[] }
}

/** Bytes of a file as served, compressed and without headers. */
const served = async (file: string) => (await stat(`${file}.br`)).size

/** The single file, in which nothing is left to ask for. */
export const measureSingle = (sdk: string): Promise<number> => served(join(sdk, 'baize.all.js'))

/** Sizes of everything that `tests/budgets.json` holds. */
export async function measureAll(sdk: string): Promise<Record<string, number>> {
  const all: Record<string, number> = { 'single file': await measureSingle(sdk) }
  for (const flavour of ['react', 'lite'] as const) {
    const { sizes } = await measure(sdk, flavour)
    for (const [name, size] of Object.entries(sizes)) all[`${flavour} ${name}`] = size
  }
  return all
}

/** Whether a size is another than what is held, give or take one per cent: names of other files, which are hashes, move a small one by some bytes. */
export const hasMoved = (size: number, held = 0): boolean => Math.abs(size - held) > Math.max(size / 100, 16)

/** What is held from now on: a line moves where its size has, so that small steps add up against the line they began with. */
export const budgetsAfter = (
  sizes: Readonly<Record<string, number>>,
  held: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, hasMoved(size, held[name]) ? size : (held[name] ?? size)]),
  )

/** Bytes of a flavour of the built SDK on the wire. `chunks.json` beside the build says which file is what. */
export async function measure(sdk: string, flavour: 'react' | 'lite'): Promise<Sizes> {
  const known = JSON.parse(await readFile(join(sdk, 'chunks.json'), 'utf8')) as Record<string, Chunks>
  const { core, elements, shared } = known[flavour] as Chunks
  const size = (file: string) => served(join(sdk, file))
  const { files } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as { files: Record<string, string> }
  const english = Object.keys(files).find(file => /^t\/\w+\/en\/common\.json$/.test(file)) ?? ''
  const data = [...new Set(Object.values(elements).flatMap(([, ...imports]) => imports))]

  const named = async (file: string, use: string) => [`shared ${use}`, await size(file)] as const

  const own = await Promise.all(
    Object.entries(elements).map(
      async ([tag, [file = '', ...imports]]) => [tag, { own: await size(file), imports }] as const,
    ),
  )
  const loader = await size(flavour === 'lite' ? 'baize.lite.js' : 'baize.js')
  const framePart = Object.keys(shared).find(file => shared[file]?.startsWith('elements/src/isolation/')) ?? ''
  const early = await size(join(dirname(core), 'early.js'))
  const framed = { page: await size(framePart), document: await size('frame.js') }
  const sizes = {
    loader,
    'asked early': early,
    'frame mode, page': framed.page,
    'frame mode, document': framed.document,
    core: await size(core),
    ...Object.fromEntries(
      // Of an element that others build on, the own chunk stands below.
      await Promise.all(data.flatMap(file => (shared[file] ? [named(file, shared[file])] : []))),
    ),
    ...Object.fromEntries(own.map(([tag, element]) => [tag, element.own])),
  } as Record<string, number>
  return {
    loader,
    core: await size(core),
    early,
    texts: await size(english),
    elements: Object.fromEntries(own),
    framed,
    sizes,
    files: { core, data },
  }
}
