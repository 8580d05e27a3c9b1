import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { setting } from '../db/setting-table.ts'
import { StartError } from '../start-error.ts'
import { requireOwnDatabase } from './database-merchant.ts'

const started = startedPlatform({ games: 20 })

function openedBy(merchant: string, databaseUrl: string | null = null): Promise<void> {
  const { deps } = started.platform
  return requireOwnDatabase({ ...deps, config: { ...deps.config, merchant, dataDir: '/data', databaseUrl } })
}

/** Makes the database one from before they were marked. */
async function removeMark(): Promise<void> {
  await started.platform.deps.db.delete(setting).where(eq(setting.key, 'database-merchant'))
  started.clock.advance(5)
}

it('opens for its own merchant, and in production for the one that has no name there', async () => {
  await openedBy('demo')
  await openedBy('site')
})

it('refuses another merchant, and says what to set', async () => {
  await expect(openedBy('quay')).rejects.toThrow(
    new StartError(
      'The data folder /data belongs to the merchant demo, not to quay. Set BAIZE_DATA to another one, or BAIZE_MERCHANTS=demo.',
    ),
  )
  await expect(openedBy('quay', 'postgres://one')).rejects.toThrow('Set DATABASE_URL to another one')
})

it('goes by its first player where it is from before databases were marked', async () => {
  await removeMark()
  await expect(openedBy('quay')).rejects.toThrow('belongs to the merchant demo')
  await openedBy('demo')
})
