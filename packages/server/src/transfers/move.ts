import { fromMinor } from '@baize/contract'
import type { Output, transferPeer, TransferDirection } from '@baize/contract'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Context } from '../http/route.ts'
import { playerCash, post } from '../ledger/index.ts'
import type { Order } from './order.ts'
import { sentBefore } from './sent.ts'
import type { Sent } from './sent.ts'
import { peerTransfer } from './tables.ts'

type Answer = Output<typeof transferPeer>

const opposite: Readonly<Record<TransferDirection, TransferDirection>> = { upline: 'downline', downline: 'upline' }

/** What people read out to customer service: the day, and ten digits. */
function orderNumber({ clock, random }: Deps): string {
  const day = clock.now().toISOString().slice(2, 10).replaceAll('-', '')
  return `T${day}${Array.from({ length: 10 }, () => random.below(10)).join('')}`
}

/** Writes the transfer down for both. Null where one with this key is there already. */
async function write(deps: Deps, tx: Db, who: Player, to: Player, order: Order): Promise<Sent | null> {
  const { direction, amount, currency, remark, key } = order
  const common = { orderNo: orderNumber(deps), currency, remark, at: deps.clock.now() }
  const out = { ...common, playerId: who.id, counterpartId: to.id, direction, amount: -amount, key }
  const [sent] = await tx.insert(peerTransfer).values(out).onConflictDoNothing().returning()
  if (!sent) return null
  await tx
    .insert(peerTransfer)
    .values({ ...common, playerId: to.id, counterpartId: who.id, direction: opposite[direction], amount })
  return sent
}

/**
 * Moves the money of a transfer, or, where it was moved before, tells what the ledger said then.
 * @throws Refusal INSUFFICIENT_FUNDS
 */
export async function moved(deps: Deps, sent: Sent): Promise<Answer> {
  const { playerId, counterpartId, orderNo, amount, currency, key } = sent
  const own = playerCash(playerId)
  const { entries } = await post(deps, {
    source: 'transfer',
    key: key ?? orderNo,
    kind: 'transfer.peer',
    currency,
    reference: orderNo,
    legs: [
      { account: own, amount },
      { account: playerCash(counterpartId), amount: -amount },
    ],
  })
  const balance = entries.find(entry => entry.account === own)?.balance ?? 0n
  return { orderNo, balance: fromMinor(balance, currency), currency }
}

/**
 * Makes a transfer: written for both, moved, and noted in the trail, all or nothing. Of the same one asked for many times at once one
 * happens, and all are answered alike.
 * @throws Refusal INSUFFICIENT_FUNDS, or TX_CONFLICT where the key stands for another transfer
 */
export const transfer = (ctx: Context, who: Player, to: Player, order: Order): Promise<Answer> =>
  inTransaction(ctx.deps.db, async tx => {
    const deps = { ...ctx.deps, db: tx }
    const sent = await write(deps, tx, who, to, order)
    const answer = await moved(deps, sent ?? (await before(tx, who, order)))
    if (sent) {
      const after = { orderNo: answer.orderNo, to: to.account, amount: fromMinor(order.amount, order.currency) }
      await audit(deps, tx, { ...auditOf(ctx, who), what: 'transfer-sent', reason: order.direction, after })
    }
    return answer
  })

async function before(tx: Db, who: Player, order: Order): Promise<Sent> {
  const sent = await sentBefore(tx, who.id, order)
  if (!sent) throw new Error('A transfer was there and is not')
  return sent
}
