import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunks {
  core: string
  elements: Record<string, string[]>
}
export interface Sizes {
  loader: number
  core: number
  /** English. */
  texts: number
  elements: Record<string, { own: number; imports: string[] }>
  /** All of these by a name that does not change with the content. */
  sizes: Record<string, number>
  files: { core: string; data: string[] }
}

/** Bytes of a file as served, compressed and without headers. */
const served = async (file: string) => (await stat(`${file}.br`)).size

/** The single file, in which nothing is left to ask for. */
export const measureSingle = (sdk: string): Promise<number> => served(join(sdk, 'baize.all.js'))

/** Bytes of a flavour of the built SDK on the wire. `chunks.json` beside the build says which file is what. */
export async function measure(sdk: string, flavour: 'react' | 'lite'): Promise<Sizes> {
  const known = JSON.parse(await readFile(join(sdk, 'chunks.json'), 'utf8')) as Record<string, Chunks>
  const { core, elements } = known[flavour] as Chunks
  const size = (file: string) => served(join(sdk, file))
  const { files } = JSON.parse(await readFile(join(sdk, 'integrity.json'), 'utf8')) as { files: Record<string, string> }
  const english = Object.keys(files).find(file => /^t\/\w+\/en\/common\.json$/.test(file)) ?? ''
  const data = [...new Set(Object.values(elements).flatMap(([, ...imports]) => imports))]

  const own = await Promise.all(
    Object.entries(elements).map(
      async ([tag, [file = '', ...imports]]) => [tag, { own: await size(file), imports }] as const,
    ),
  )
  const loader = await size(flavour === 'lite' ? 'baize.lite.js' : 'baize.js')
  const sizes = {
    loader,
    core: await size(core),
    ...Object.fromEntries(await Promise.all(data.map(async (file, index) => [`data ${index}`, await size(file)]))),
    ...Object.fromEntries(own.map(([tag, element]) => [tag, element.own])),
  } as Record<string, number>
  return {
    loader,
    core: await size(core),
    texts: await size(english),
    elements: Object.fromEntries(own),
    sizes,
    files: { core, data },
  }
}
