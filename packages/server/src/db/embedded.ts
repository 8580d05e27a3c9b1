import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { yieldBetweenQueries } from './yield-between-queries.ts'
import { lockFolder } from './lock.ts'
import type { Db, Driver } from './open.ts'
import { emptyDatabase, readDump } from './template.ts'

/** A database that is not there yet begins as a copy of an empty one; a copy that was cut short holds nothing and is made again. */
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
 * Postgres inside this process. It survives a killed process, but it never calls fsync, so it does not promise to survive a
 * power cut: that needs a server (`DATABASE_URL`).
 * @param dataDir a folder, or `memory://` for one that is gone with the process; behind that may stand a dump that it begins with
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
  return {
    db: drizzle(yieldBetweenQueries(client)) as unknown as Db,
    exec: async sql => {
      await client.exec(sql)
    },
    close: async () => {
      await client.exec('checkpoint')
      await client.close()
      unlock()
    },
  }
}
