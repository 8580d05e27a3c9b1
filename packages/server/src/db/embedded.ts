import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './lock.ts'
import type { Db, Driver } from './open.ts'

/**
 * Postgres inside this process. It survives a killed process, but it never calls fsync, so it does not promise to survive a
 * power cut: that needs a server (`DATABASE_URL`).
 * @param dataDir a folder, or `memory://` for one that is gone with the process
 */
export async function openEmbedded(dataDir: string): Promise<Driver> {
  const inMemory = dataDir === 'memory://'
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = inMemory ? () => undefined : lockFolder(dataDir)
  const client = await PGlite.create(inMemory ? dataDir : join(dataDir, 'db')).catch((error: unknown) => {
    unlock()
    throw error
  })
  return {
    db: drizzle(client) as unknown as Db,
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
