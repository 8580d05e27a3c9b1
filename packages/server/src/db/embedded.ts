import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import manifest from '../../package.json' with { type: 'json' }
import { yieldBetweenQueries } from './yield-between-queries.ts'
import { startCommitLog } from './commit-log.ts'
import { lockFolder } from './folder-lock.ts'
import type { Db, Driver } from './open.ts'

const templateFolder = fileURLToPath(new URL('../../../../.cache/', import.meta.url))
const templateFile = join(templateFolder, `pglite-${manifest.dependencies['@electric-sql/pglite']}.tar`)

async function makeTemplate(): Promise<Blob> {
  const empty = await PGlite.create('memory://')
  await empty.exec('checkpoint')
  const dump = await empty.dumpDataDir('none')
  await empty.close()
  return dump
}

/** Stores the template, under another name first, so that no process reads a part of it. */
async function keepTemplate(dump: Blob): Promise<void> {
  // Not by the number of the process: two containers have the same ones.
  const unfinished = `${templateFile}.${randomUUID()}`
  await mkdir(templateFolder, { recursive: true })
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, templateFile)
}

/** A dump of a database, read whole, because another process may replace the file at any time. */
const readDump = async (path: string): Promise<Blob> => new Blob([new Uint8Array(await readFile(path))])

/**
 * A dump of an empty database, because setting one up takes seconds and copying one does not. Made
 * once per version of the database.
 */
async function emptyDatabase(): Promise<Blob> {
  const kept = await readDump(templateFile).catch(() => null)
  if (kept) return kept
  const made = await makeTemplate()
  await keepTemplate(made).catch(() => undefined)
  return made
}

/**
 * Opens the database of a folder. A new one is a copy of the empty template; an unfinished copy is
 * deleted and made again.
 */
async function openFolder(folder: string): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  else if (existsSync(folder)) return PGlite.create(folder)
  await writeFile(unfinished, '')
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await emptyDatabase() })
  await rm(unfinished)
  return client
}

const memory = 'memory://'

/** @param file - a dump of a database to begin with; an empty text means an empty one */
const openMemory = async (file: string): Promise<PGlite> =>
  PGlite.create({ loadDataDir: await (file ? readDump(file) : emptyDatabase()) })

/**
 * Postgres inside this process. It survives a killed process, but it never calls fsync, so it may
 * lose data in a power cut; use a server (`DATABASE_URL`) against that.
 * @param dataDir a folder, or `memory://` for one that is gone with the process; behind that may
 *   stand a dump that it begins with
 */
export async function openEmbedded(dataDir: string): Promise<Driver> {
  const inMemory = dataDir.startsWith(memory)
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = inMemory ? () => undefined : lockFolder(dataDir)
  const client = await (inMemory ? openMemory(dataDir.slice(memory.length)) : openFolder(join(dataDir, 'db'))).catch(
    (error: unknown) => {
      unlock()
      throw error
    },
  )
  let closeLog = () => undefined as void
  const db = drizzle(yieldBetweenQueries(client)) as unknown as Db
  return {
    db,
    backgroundDb: db,
    exec: async sql => {
      await client.exec(sql)
    },
    prepare: async () => {
      if (!inMemory) closeLog = await startCommitLog(client, dataDir)
    },
    close: async () => {
      await client.exec('checkpoint')
      await client.close()
      closeLog()
      unlock()
    },
  }
}
