import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import manifest from '../../package.json' with { type: 'json' }

const folder = fileURLToPath(new URL('../../../../.cache/', import.meta.url))
const file = join(folder, `pglite-${manifest.dependencies['@electric-sql/pglite']}.tar`)

async function makeTemplate(): Promise<Blob> {
  const empty = await PGlite.create('memory://')
  await empty.exec('checkpoint')
  const dump = await empty.dumpDataDir('none')
  await empty.close()
  return dump
}

/** Under another name first: whoever reads the file finds all of it. */
async function keep(dump: Blob): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await mkdir(folder, { recursive: true })
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, file)
}

/** A dump of a database, read whole: another process may put a new file in its place at any moment. */
export const readDump = async (path: string): Promise<Blob> => new Blob([new Uint8Array(await readFile(path))])

/** An empty database, ready made: setting one up takes seconds, copying one does not. Made once per version and kept where it can be. */
export async function emptyDatabase(): Promise<Blob> {
  const kept = await readDump(file).catch(() => null)
  if (kept) return kept
  const made = await makeTemplate()
  await keep(made).catch(() => undefined)
  return made
}
