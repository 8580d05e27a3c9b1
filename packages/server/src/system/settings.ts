import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { settingDefaults, settingSchemas, type Setting, type SettingKey } from './setting-schemas.ts'
import { setting } from './tables.ts'

/** How long another process may still answer with what it knew, in milliseconds. */
const keptFor = 2000

interface Kept {
  value: unknown
  until: number
}
const keptByDb = new WeakMap<Db, Map<SettingKey, Kept>>()
const keptOf = (db: Db) => {
  const kept = keptByDb.get(db) ?? new Map<SettingKey, Kept>()
  keptByDb.set(db, kept)
  return kept
}

/** One subject of the settings. Fields that a stored value does not have yet come from the defaults. */
export async function readSetting<K extends SettingKey>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: K,
): Promise<Setting<K>> {
  const now = clock.now().getTime()
  const kept = keptOf(db).get(key)
  if (kept && kept.until > now) return kept.value as Setting<K>
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
  const value = { ...settingDefaults[key], ...(row?.value as Partial<Setting<K>> | undefined) }
  keptOf(db).set(key, { value, until: now + keptFor })
  return value
}

/**
 * Changes fields of one subject, and returns the whole of it as it then is.
 * @throws ZodError where the result is not what the subject allows
 */
export async function writeSetting<K extends SettingKey>(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: K,
  change: Partial<Setting<K>>,
): Promise<Setting<K>> {
  keptOf(deps.db).delete(key)
  const value = settingSchemas[key].parse({ ...(await readSetting(deps, key)), ...change }) as Setting<K>
  const changedAt = deps.clock.now()
  await deps.db
    .insert(setting)
    .values({ key, value, changedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value, changedAt } })
  keptOf(deps.db).delete(key)
  return value
}
