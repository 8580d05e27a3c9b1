import { fromMinor } from '@baize/contract'
import type { Input, Output, peerTransfers } from '@baize/contract'
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { player } from '../accounts/players/index.ts'
import { dateRangeOf } from '../system/index.ts'
import { window } from '../http/window.ts'
import type { Deps } from '../deps.ts'
import { maskName } from '../text/mask-name.ts'
import { peerTransfer } from './tables.ts'

type PeerTransfersInput = Input<typeof peerTransfers>
type History = Omit<Output<typeof peerTransfers>, 'config'>

async function asked(deps: Deps, playerId: string, { direction, from, to, idempotencyKey }: PeerTransfersInput) {
  const days = await dateRangeOf(deps, { from, to })
  return and(
    eq(peerTransfer.playerId, playerId),
    direction && eq(peerTransfer.direction, direction),
    idempotencyKey ? eq(peerTransfer.key, idempotencyKey) : undefined,
    days.from ? gte(peerTransfer.at, days.from) : undefined,
    days.until ? lt(peerTransfer.at, days.until) : undefined,
  )
}

/** One page of what a player transferred and got, the newest first. Who stands above is not named to those below. */
export async function historyOf(deps: Deps, playerId: string, input: PeerTransfersInput): Promise<History> {
  const { db } = deps
  const { limit, offset, fields } = window({ pageNo: input.pageNo ?? 1, pageSize: input.pageSize ?? 20 })
  const where = await asked(deps, playerId, input)
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
