import { and, eq, gt } from 'drizzle-orm'
import { deviceTagOfHash, day } from '@baize/contract'
import type { Requester } from '../../../limits/code-rules.ts'
import { digest } from '../../../secrets.ts'
import type { Deps } from '../../../deps.ts'
import type { Context } from '../../../http/route.ts'
import { keepNewestRows } from '../../../db/newest-rows.ts'
import { nobody } from '../../players/index.ts'
import { knowsAddress } from './known-addresses.ts'
import { loginDevice } from './tables.ts'

type Stores = Pick<Deps, 'db' | 'clock'>

/** Milliseconds for which a device stays known after the last login from it, as addresses do. */
const life = 30 * day
/** Devices that are known of one player; the one that logged in least lately is forgotten first. */
const maxDevices = 20

/** Makes the device of a login known to the quotas of codes. @param device - of `deviceHashOf` */
export async function rememberLoginDevice({ db, clock }: Stores, playerId: string, device?: string): Promise<void> {
  if (!device) return
  const deviceHash = digest(await deviceTagOfHash(device))
  const endsAt = new Date(clock.now().getTime() + life)
  await db
    .insert(loginDevice)
    .values({ playerId, deviceHash, endsAt })
    .onConflictDoUpdate({ target: [loginDevice.playerId, loginDevice.deviceHash], set: { endsAt } })
  const { playerId: owner, deviceHash: id, endsAt: newness } = loginDevice
  await keepNewestRows(db, loginDevice, { owner, id, newness }, playerId, maxDevices)
}

async function knowsLoginDevice({ db, clock }: Stores, playerId: string, deviceHash: string): Promise<boolean> {
  const isHere = and(eq(loginDevice.playerId, playerId), eq(loginDevice.deviceHash, deviceHash))
  return (await db.$count(loginDevice, and(isHere, gt(loginDevice.endsAt, clock.now())))) > 0
}

/**
 * Who asks for a code or a link of an account: the device that its owner has logged in from, else
 * the address.
 * @param playerId - of the account; null where there is none
 * @param tag - of the browser, as `deviceTagOf` makes it
 */
export async function requesterOf(ctx: Context, playerId: string | null, tag = ''): Promise<Requester> {
  const deviceHash = digest(tag)
  const isKnownDevice = await knowsLoginDevice(ctx.deps, playerId ?? nobody, deviceHash)
  const isKnownAddress = await knowsAddress(ctx, playerId ?? nobody)
  return { id: isKnownDevice ? `device:${deviceHash}` : ctx.network, isKnown: isKnownDevice || isKnownAddress }
}
