import { day } from '@baize/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { keepNewestRows } from '../../../db/newest-rows.ts'
import { knownDevice } from './tables.ts'

type Stores = Pick<Deps, 'db' | 'clock'>

/** Milliseconds for which a device stays known after its last proof. */
const life = 30 * day

/**
 * Devices that are known of one player; the one that was proved least lately is forgotten first.
 */
export const maxDevices = 20

/**
 * Whether a two-factor code was shown on this device before (AUTH-31); a browser without a secret
 * is always new.
 * @param device - of `deviceHashOf`
 */
export async function knowsDevice({ db, clock }: Stores, playerId: string, device?: string): Promise<boolean> {
  if (!device) return false
  const [found] = await db
    .select({ playerId: knownDevice.playerId })
    .from(knownDevice)
    .where(
      and(eq(knownDevice.playerId, playerId), eq(knownDevice.deviceHash, device), gt(knownDevice.endsAt, clock.now())),
    )
  return Boolean(found)
}

/** Makes a device known for 30 days. */
export async function rememberDevice({ db, clock }: Stores, playerId: string, device?: string): Promise<void> {
  if (!device) return
  const endsAt = new Date(clock.now().getTime() + life)
  await db
    .insert(knownDevice)
    .values({ playerId, deviceHash: device, endsAt })
    .onConflictDoUpdate({ target: [knownDevice.playerId, knownDevice.deviceHash], set: { endsAt } })
  const { playerId: owner, deviceHash: id, endsAt: newness } = knownDevice
  await keepNewestRows(db, knownDevice, { owner, id, newness }, playerId, maxDevices)
}

/** Forgets every known device of a player. */
export async function forgetDevices(tx: Db, playerId: string): Promise<void> {
  await tx.delete(knownDevice).where(eq(knownDevice.playerId, playerId))
}
