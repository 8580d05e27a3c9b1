import { constants, existsSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { platformSources, sourceHash } from './source-hash.ts'

const folder = join(root, '.cache', 'instances')

/** All that decides what a fresh data folder holds once the first rounds were played. */
const sources = [
  ...platformSources,
  'packages/studio/{src,locales}/**/*.*',
  'scripts/lib/{addresses,first-rounds,instance,prepared-data}.ts',
]

/** An hour: rounds and draws in it must look like today's, and a run of all tests is shorter. */
const maxAgeMs = 3_600_000
const isFresh = (path: string) => existsSync(path) && Date.now() - statSync(path).mtimeMs < maxAgeMs

/** Removes folders of older sources and runs. One that is being copied is younger than that. */
async function removeStale(): Promise<void> {
  const paths = (await readdir(folder)).map(name => join(folder, name))
  for (const path of paths) if (!isFresh(path)) await rm(path, { recursive: true, force: true })
}

/**
 * Fills a new data folder with a copy of one that is migrated, seeded and played on: made once a
 * run, kept for the next until a source changes.
 * @param make - fills the first one
 */
export async function copyPrepared(to: string, make: (data: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await removeStale()
  const prepared = join(folder, sourceHash(sources))
  if (!isFresh(prepared)) {
    const unfinished = await mkdtemp(join(folder, 'unfinished-'))
    await make(unfinished)
    // Where another process was faster, its folder is as good.
    await rename(unfinished, prepared).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  await cp(prepared, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
