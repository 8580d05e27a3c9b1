import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { settingDefaults, settingSchemas, type Setting, type SettingKey } from './setting-schemas.ts'
import { setting } from './tables.ts'

/** How long another process may still answer with what it knew. */
const settings = ttlCache<unknown>(2000)

/** One subject of the settings. Fields that a stored value does not have yet come from the defaults. */
export const readSetting = <K extends SettingKey>(deps: Pick<Deps, 'db' | 'clock'>, key: K): Promise<Setting<K>> =>
  settings.get(deps, key, async () => {
    const [row] = await deps.db.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
    return { ...settingDefaults[key], ...(row?.value as Partial<Setting<K>> | undefined) }
  }) as Promise<Setting<K>>

/**
 * Changes fields of one subject, and returns the whole of it as it then is.
 * @throws ZodError where the result is not what the subject allows
 */
export async function writeSetting<K extends SettingKey>(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: K,
  change: Partial<Setting<K>>,
): Promise<Setting<K>> {
  settings.forget(deps.db, key)
  const value = settingSchemas[key].parse({ ...(await readSetting(deps, key)), ...change }) as Setting<K>
  const changedAt = deps.clock.now()
  await deps.db
    .insert(setting)
    .values({ key, value, changedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value, changedAt } })
  settings.forget(deps.db, key)
  return value
}
