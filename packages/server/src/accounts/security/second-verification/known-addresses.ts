import { day } from '@baize/contract'
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/client-address.ts'
import type { Context } from '../../../http/route.ts'
import { keepNewestRows } from '../../../db/newest-rows.ts'
import { knownAddress } from './tables.ts'

/** Milliseconds for which an address stays known after the last login from it (AUTH-29). */
const life = 30 * day

/**
 * Addresses that are known of one player; those that are known for ever come first, then the
 * newest.
 */
export const maxAddresses = 50

/** Whether the player logged in from the address of this call within the last 30 days. */
export async function knowsAddress({ deps, network }: Context, playerId: string): Promise<boolean> {
  const [found] = await deps.db
    .select({ network: knownAddress.network })
    .from(knownAddress)
    .where(
      and(
        eq(knownAddress.playerId, playerId),
        eq(knownAddress.network, network),
        or(isNull(knownAddress.endsAt), gt(knownAddress.endsAt, deps.clock.now())),
      ),
    )
  return Boolean(found)
}

/** Makes the address of this call known to the player's account for 30 days (AUTH-29). */
export async function rememberAddress({ deps, ip }: Pick<Context, 'deps' | 'ip'>, playerId: string): Promise<void> {
  const endsAt = new Date(deps.clock.now().getTime() + life)
  await deps.db
    .insert(knownAddress)
    .values({ playerId, network: networkOf(ip), endsAt })
    .onConflictDoUpdate({
      target: [knownAddress.playerId, knownAddress.network],
      set: { endsAt },
      setWhere: isNotNull(knownAddress.endsAt),
    })
  const { playerId: owner, network: id, endsAt: newness } = knownAddress
  await keepNewestRows(deps.db, knownAddress, { owner, id, newness }, playerId, maxAddresses)
}

/**
 * Makes the loopback addresses known to an account for ever; for the demo accounts, whose passwords
 * are public.
 */
export async function rememberLoopback({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  const rows = ['127.0.0.1', '::1'].map(ip => ({ playerId, network: networkOf(ip), endsAt: null }))
  await db
    .insert(knownAddress)
    .values(rows)
    .onConflictDoUpdate({ target: [knownAddress.playerId, knownAddress.network], set: { endsAt: null } })
}
