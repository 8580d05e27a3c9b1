import { loginHistory } from '@baize/contract'
import { desc, eq } from 'drizzle-orm'
import { keepNewestRows } from '../../db/newest-rows.ts'
import type { Db } from '../../db/open.ts'
import { deviceNameOf } from '../../http/device-name.ts'
import { pageWindow } from '../../http/paging.ts'
import { route, sessionOf } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { maskedAddress } from '../../text/mask.ts'
import { regionName } from '../../text/language.ts'
import { player } from '../players/index.ts'
import { loginRecord } from './tables.ts'

/** Logins of a player that are listed; older ones are forgotten (MEM-16). */
export const maxLogins = 30

/** Stores the time of the player's last login, and where it came from. */
export async function noteLogin(ctx: Context, tx: Db, playerId: string): Promise<void> {
  const { deps, ip, country, headers } = ctx
  const at = deps.clock.now()
  await tx.update(player).set({ lastLoginAt: at }).where(eq(player.id, playerId))
  const from = { address: maskedAddress(ip), country, device: deviceNameOf(headers) }
  await tx.insert(loginRecord).values({ playerId, id: deps.random.id(), at, ...from })
  const { playerId: owner, id, at: newness } = loginRecord
  await keepNewestRows(tx, loginRecord, { owner, id, newness }, playerId, maxLogins)
}

/** The own logins, the newest first (API-91). */
export const loginHistoryRoute = route(loginHistory, async ({ pageNo = 1, pageSize = maxLogins }, ctx) => {
  const rows = await ctx.deps.db
    .select()
    .from(loginRecord)
    .where(eq(loginRecord.playerId, sessionOf(ctx).playerId))
    .orderBy(desc(loginRecord.at), desc(loginRecord.id))
  const logins = rows.map(({ at, address, country, device }) => ({
    time: at.toISOString(),
    ip: address,
    place: regionName(country, ctx.language),
    device,
  }))
  return pageWindow({ pageNo, pageSize }).of(logins)
})
