import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { keepNewestRows } from '../../../db/newest-rows.ts'
import { quickDevice } from './tables.ts'

export type QuickDevice = typeof quickDevice.$inferSelect

/** Devices with quick login that one account may have; the one that was added first gives way. */
export const maxQuickDevices = 10

const isDevice = (merchant: string, deviceId: string) =>
  and(eq(quickDevice.merchant, merchant), eq(quickDevice.deviceId, deviceId))

export async function quickDeviceById(db: Db, merchant: string, deviceId: string): Promise<QuickDevice | null> {
  const [row] = await db.select().from(quickDevice).where(isDevice(merchant, deviceId))
  return row ?? null
}

/** The devices of an account, as they are shown. */
export async function quickDevicesOf(db: Db, playerId: string) {
  const rows = await db
    .select()
    .from(quickDevice)
    .where(eq(quickDevice.playerId, playerId))
    .orderBy(asc(quickDevice.addedAt))
  return rows.map(({ deviceId, kind, name, addedAt }) => ({ deviceId, kind, name, addedAt: addedAt.toISOString() }))
}

/**
 * Stores a device. It belongs to one account: the last one that switched quick login on there.
 * Another account takes it over by its secret alone, so that nobody who knows an id ends the quick
 * login of its owner.
 * @returns false where it is another account's, and the secret is not its own
 */
export async function saveQuickDevice(tx: Db, device: typeof quickDevice.$inferInsert): Promise<boolean> {
  const none = { pinHash: null, credentialId: null, publicKey: null, counter: 0, failures: 0 }
  const isOwn = eq(quickDevice.playerId, device.playerId)
  const stored = await tx
    .insert(quickDevice)
    .values(device)
    .onConflictDoUpdate({
      target: [quickDevice.merchant, quickDevice.deviceId],
      set: { ...none, ...device },
      setWhere: device.secretHash ? or(isOwn, eq(quickDevice.secretHash, device.secretHash)) : isOwn,
    })
    .returning({ deviceId: quickDevice.deviceId })
  if (!stored.length) return false
  const { playerId: owner, deviceId: id, addedAt: newness } = quickDevice
  await keepNewestRows(tx, quickDevice, { owner, id, newness }, device.playerId, maxQuickDevices)
  return true
}

/**
 * Counts a failure before the answer is checked, so that many at once cannot exceed the limit.
 * @returns how many there are with this one; null where there were too many before
 */
export async function noteQuickLoginFailure(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { merchant, deviceId }: QuickDevice,
): Promise<number | null> {
  const { max } = config.limits['quick-login-failures']
  const [row] = await db
    .update(quickDevice)
    .set({ failures: sql`${quickDevice.failures} + 1` })
    .where(and(isDevice(merchant, deviceId), lt(quickDevice.failures, max)))
    .returning()
  return row?.failures ?? null
}

/** Takes a counted failure back: the answer was not checked. */
export async function withdrawQuickLoginFailure(db: Db, { merchant, deviceId }: QuickDevice): Promise<void> {
  await db
    .update(quickDevice)
    .set({ failures: sql`greatest(0, ${quickDevice.failures} - 1)` })
    .where(isDevice(merchant, deviceId))
}

/** Resets the failures after a right answer. */
export async function noteQuickLoginSuccess(
  db: Db,
  { merchant, deviceId }: QuickDevice,
  counter: number,
): Promise<void> {
  await db.update(quickDevice).set({ failures: 0, counter }).where(isDevice(merchant, deviceId))
}

/** Switches quick login off on a device of an account. @returns false where it was not on */
export async function removeQuickDevice(db: Db, playerId: string, deviceId: string): Promise<boolean> {
  const removed = await db
    .delete(quickDevice)
    .where(and(eq(quickDevice.playerId, playerId), eq(quickDevice.deviceId, deviceId)))
    .returning()
  return removed.length > 0
}

/** Switches quick login off on every device of an account. */
export async function removeQuickDevices(db: Db, playerId: string): Promise<void> {
  await db.delete(quickDevice).where(eq(quickDevice.playerId, playerId))
}
