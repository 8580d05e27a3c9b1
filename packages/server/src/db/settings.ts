import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { setting } from './setting-table.ts'
import type { Db } from './open.ts'
import { inTransaction } from './transaction.ts'
import { ttlCache } from './ttl-cache.ts'

/**
 * An amount in a setting as text, such as `10.50`, with at most as many digits as the currency.
 */
export const SettingAmount = () => z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/))

/**
 * A subject of the settings that staff can change: its key in the database, the check of its
 * fields, and their defaults.
 */
export interface SettingSubject<T extends object> {
  key: string
  /** @throws ZodError where a value is not what the subject allows */
  parse(value: unknown): T
  defaults: T
  /** The amounts among its fields, which have the digits of the site's currency. */
  amountsIn(fields: T): readonly (string | null)[]
}

/** The fields of a subject. */
export type Setting<S> = S extends SettingSubject<infer T> ? T : never

/** Declares a subject of the settings. An invalid value is refused when it is written. */
export const settingSubject = <S extends z.ZodMiniType<object>>(
  key: string,
  schema: S,
  defaults: z.infer<S>,
  amountsIn: (fields: z.infer<S>) => readonly (string | null)[] = () => [],
): SettingSubject<z.infer<S>> => ({ key, parse: value => schema.parse(value), defaults, amountsIn })

/**
 * Settings by key, cached for two seconds; so long another process may answer with the old ones.
 */
const settings = ttlCache<unknown>(2000)

/**
 * One subject of the settings. Fields that a stored value does not have yet come from the defaults.
 */
export const readSetting = <T extends object>(
  deps: Pick<Deps, 'db' | 'clock'>,
  { key, defaults }: SettingSubject<T>,
): Promise<T> =>
  settings.get(deps, key, async () => {
    const [row] = await deps.db.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
    return { ...defaults, ...(row?.value as Partial<T> | undefined) }
  }) as Promise<T>

/** Writes fields of a subject that nobody has written before; what is there already stays. */
export async function writeSettingOnce<T extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subject: SettingSubject<T>,
  fields: Partial<T>,
): Promise<void> {
  subject.parse({ ...subject.defaults, ...fields })
  await db.insert(setting).values({ key: subject.key, value: fields, changedAt: clock.now() }).onConflictDoNothing()
  settings.forget(db, subject.key)
}

/**
 * Changes fields of one subject, and returns the whole of it as it then is.
 * @param also - runs in the same transaction
 * @throws ZodError where the result is not what the subject allows
 */
export async function writeSetting<T extends object>(
  deps: Pick<Deps, 'db' | 'clock'>,
  subject: SettingSubject<T>,
  change: Partial<T>,
  also?: (tx: Db, before: T, after: T) => Promise<void>,
): Promise<T> {
  const { key, defaults } = subject
  const changedAt = deps.clock.now()
  const value = await inTransaction(deps.db, async tx => {
    // The row is written first, also where there is none yet: changes at once wait for each other
    // here, under every isolation level.
    const [row] = await tx
      .insert(setting)
      .values({ key, value: {}, changedAt })
      .onConflictDoUpdate({ target: setting.key, set: { changedAt } })
      .returning({ value: setting.value })
    const before = { ...defaults, ...(row?.value as Partial<T> | undefined) }
    const after = subject.parse({ ...before, ...change })
    await tx.update(setting).set({ value: after }).where(eq(setting.key, key))
    await also?.(tx, before, after)
    return after
  })
  settings.forget(deps.db, key)
  return value
}
