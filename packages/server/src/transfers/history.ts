import { fromMinor, peerTransfers } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { hasPaymentPassword } from '../accounts/passwords/index.ts'
import { player } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { isTwoFactorOn, playerOfSession, securityDelayEnd } from '../accounts/security/index.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { pageWindow } from '../http/paging.ts'
import { dateRangeOf } from '../system/index.ts'
import { findOrder } from '../orders/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { maskName } from '../text/mask.ts'
import { peerTransfer } from './tables.ts'
import { limitsFor, transferKind } from './transfer-order.ts'
import { mayTransferDown, allowedUpline } from './who-may-transfer.ts'

type PeerTransfersInput = Input<typeof peerTransfers>
type History = Omit<Output<typeof peerTransfers>, 'config'>

async function matchingQuery(
  deps: Deps,
  playerId: string,
  { direction, from, to, idempotencyKey }: PeerTransfersInput,
) {
  const days = await dateRangeOf(deps, { from, to })
  const sent = idempotencyKey ? await findOrder(deps.db, transferKind, { playerId, key: idempotencyKey }) : null
  return and(
    eq(peerTransfer.playerId, playerId),
    direction && eq(peerTransfer.direction, direction),
    idempotencyKey === undefined ? undefined : eq(peerTransfer.orderNo, sent?.orderNo ?? ''),
    days.from ? gte(peerTransfer.at, days.from) : undefined,
    days.until ? lt(peerTransfer.at, days.until) : undefined,
  )
}

/**
 * One page of a player's transfers, sent and received, the newest first. An upline is masked to
 * those below (MEM-35).
 */
async function historyOf(deps: Deps, playerId: string, input: PeerTransfersInput): Promise<History> {
  const { db } = deps
  const { limit, offset, fields } = pageWindow({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const where = await matchingQuery(deps, playerId, input)
  const rows = await db
    .select({ own: peerTransfer, account: player.account })
    .from(peerTransfer)
    .innerJoin(player, eq(player.id, peerTransfer.counterpartId))
    .where(where)
    .orderBy(desc(peerTransfer.at), desc(peerTransfer.orderNo))
    .limit(limit)
    .offset(offset)
  const content = rows.map(({ own, account }) => ({
    orderNo: own.orderNo,
    at: own.at.toISOString(),
    direction: own.direction,
    counterpart: own.direction === 'upline' ? maskName(account) : account,
    amount: fromMinor(own.amount, own.currency),
    currency: own.currency,
    status: 'done' as const,
    remark: own.remark,
  }))
  return { content, ...fields(await db.$count(peerTransfer, where)) }
}

/** To whom and how much a player may transfer, for the page on which they do (MEM-35). */
async function configFor(deps: Deps, who: Player): Promise<Output<typeof peerTransfers>['config']> {
  const { min, max, currency } = await limitsFor(deps, who.type)
  const upline = await allowedUpline(deps, who)
  return {
    upline: upline && maskName(upline.account),
    downline: mayTransferDown(who),
    min: fromMinor(min, currency),
    max: fromMinor(max, currency),
    currency,
    currencySymbol: symbolOf(currency),
    hasPaymentPassword: await hasPaymentPassword(deps.db, who.id),
    hasPassword: who.passwordHash !== null,
    needsCode: await isTwoFactorOn(deps.db, who.id),
    delayedUntil: (await securityDelayEnd(deps, who.id))?.toISOString() ?? null,
  }
}

export const peerTransfersRoute = route(peerTransfers, async (input, ctx) => {
  const who = await playerOfSession(ctx)
  return { config: await configFor(ctx.deps, who), ...(await historyOf(ctx.deps, who.id, input)) }
})
