import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import '../rollup/source-condition.mjs'
import { llms } from '../derived/llms.ts'
import { htmlData, manifest } from '../derived/manifest.ts'
import { typeFiles } from '../derived/types/index.ts'

/** Writes what tools and hosts read about the elements: nothing of it is written by hand. */
export async function writeDerived(out: string): Promise<void> {
  const { declarations } = await import('../../packages/elements/src/declarations.ts')
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  await mkdir(join(out, 'types'), { recursive: true })
  await writeFile(join(out, 'custom-elements.json'), json(manifest(declarations)))
  await writeFile(join(out, 'html-data.json'), json(htmlData(declarations)))
  await writeFile(join(out, 'llms.txt'), llms(declarations))
  for (const [name, text] of Object.entries(typeFiles(declarations))) await writeFile(join(out, 'types', name), text)
}
