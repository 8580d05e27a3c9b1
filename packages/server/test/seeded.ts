import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '@baize/contract'
import type { PGlite } from '@electric-sql/pglite'
import { root } from '../../../scripts/lib/prepare.mjs'
import { platformSources, sourceHash } from '../../../scripts/lib/source-hash.ts'
import { startPlatform, stoppedClock } from '../src/index.ts'
import type { StartOptions } from '../src/index.ts'
import type { HashCost } from '../src/deps.ts'

/** The moment at which every platform of the tests begins. */
export const beginning = new Date('2026-11-21T12:00:00Z')

/** The least that argon2id can cost: what is tested with it is not the hash. */
export const cheapHash: HashCost = { memory: 8, passes: 1, parallelism: 1 }

const folder = join(root, '.cache', 'seeded')
let hash: string | null = null
const made = new Map<string, Promise<string>>()

/** Those of former sources, once nobody may be reading them any more. */
async function clear(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > day) await rm(path, { force: true })
  }
}

async function make(file: string, games: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await clear()
  const platform = await startPlatform({ games, clock: stoppedClock(beginning), hashCost: cheapHash })
  try {
    const { $client: client } = platform.deps.db as unknown as { $client: PGlite }
    await client.exec('checkpoint')
    const dump = await client.dumpDataDir('none')
    // Under another name first: whoever reads the file finds all of it.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, file)
  } finally {
    await platform.close()
  }
}

/**
 * The data folder of a platform in memory that begins migrated and seeded, at the beginning of the
 * tests: made once for the sources as they are, then copied.
 * @param games - how many the catalogue holds
 */
export function seeded(games: number): Promise<string> {
  hash ??= sourceHash(platformSources)
  const file = join(folder, `${hash}-${games}.tar`)
  const ready =
    made.get(file) ?? (existsSync(file) ? Promise.resolve() : make(file, games)).then(() => `memory://${file}`)
  made.set(file, ready)
  return ready
}

/** Options that make another world than the seeded one, or open another database. */
const other: (keyof StartOptions)[] = [
  'clock',
  'mode',
  'merchant',
  'currency',
  'dataDir',
  'databaseUrl',
  'random',
  'hashCost',
]

/**
 * Options for a platform whose clock stands at the beginning: a seeded copy where the options leave
 * the world as it is, hashes that cost nothing.
 */
export async function testOptions(options: StartOptions): Promise<StartOptions> {
  const isOther = other.some(name => options[name] !== undefined && options[name] !== null)
  const dataDir = isOther ? {} : { dataDir: await seeded(options.games ?? 40) }
  const cheap = options.mode === 'production' ? {} : { hashCost: cheapHash }
  return { ...cheap, ...dataDir, ...options }
}
