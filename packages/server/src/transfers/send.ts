import { fromMinor, transferPeer } from '@baize/contract'
import type { Output, TransferDirection } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { checkPaymentPassword } from '../accounts/passwords/index.ts'
import { player } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { playerOfSession, requireNoSecurityDelay, requireTwoFactorCode } from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { playerCash, post } from '../ledger/index.ts'
import { readMoney } from '../wallet/index.ts'
import { peerTransfer } from './tables.ts'
import { limitsFor, orderOf } from './transfer-order.ts'
import type { TransferOrder } from './transfer-order.ts'
import { counterpartOf } from './who-may-transfer.ts'

type SentTransfer = typeof peerTransfer.$inferSelect

/**
 * The transfer that a player sent under the same key before; null where there is none.
 * @throws Refusal TX_CONFLICT where it was another transfer
 */
async function sentBefore(db: Db, playerId: string, order: TransferOrder): Promise<SentTransfer | null> {
  const [found] = await db
    .select({ sent: peerTransfer, account: player.account })
    .from(peerTransfer)
    .innerJoin(player, eq(player.id, peerTransfer.counterpartId))
    .where(and(eq(peerTransfer.playerId, playerId), eq(peerTransfer.key, order.key)))
  if (!found) return null
  const { sent, account } = found
  const isSame =
    sent.direction === order.direction &&
    sent.amount === -order.amount &&
    sent.remark === order.remark &&
    (order.direction === 'upline' || account === order.account)
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return sent
}

type Answer = Output<typeof transferPeer>

const opposite: Readonly<Record<TransferDirection, TransferDirection>> = { upline: 'downline', downline: 'upline' }

/** A number short enough to be read out to customer service: the day, and ten digits. */
function orderNumber({ clock, random }: Deps): string {
  const day = clock.now().toISOString().slice(2, 10).replaceAll('-', '')
  return `T${day}${Array.from({ length: 10 }, () => random.below(10)).join('')}`
}

/** Records the transfer for both players. Null where one with this key is there already. */
async function recordForBoth(
  deps: Deps,
  tx: Db,
  who: Player,
  to: Player,
  order: TransferOrder,
): Promise<SentTransfer | null> {
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
 * Moves the money of a transfer; where it was moved before, answers the balance that the ledger
 * recorded then.
 * @throws Refusal INSUFFICIENT_FUNDS
 */
async function postTransfer(deps: Deps, sent: SentTransfer): Promise<Answer> {
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

async function requireSent(tx: Db, who: Player, order: TransferOrder): Promise<SentTransfer> {
  const sent = await sentBefore(tx, who.id, order)
  if (!sent) throw new Error('A transfer was there and is not')
  return sent
}

/**
 * Makes a transfer: recorded for both, posted to the ledger and noted in the audit trail, all or
 * nothing. Of the same call that arrives many times at once one makes it, and all get the same
 * answer.
 * @throws Refusal INSUFFICIENT_FUNDS, or TX_CONFLICT where the key stands for another transfer
 */
const makeTransfer = (ctx: Context, who: Player, to: Player, order: TransferOrder): Promise<Answer> =>
  inTransaction(ctx.deps.db, async tx => {
    const deps = { ...ctx.deps, db: tx }
    const sent = await recordForBoth(deps, tx, who, to, order)
    const answer = await postTransfer(deps, sent ?? (await requireSent(tx, who, order)))
    if (sent) {
      const after = { orderNo: answer.orderNo, to: to.account, amount: fromMinor(order.amount, order.currency) }
      await audit(deps, tx, { ...auditOf(ctx, who), what: 'transfer-sent', reason: order.direction, after })
    }
    return answer
  })

/**
 * Transfers money between players (WAL-15, WAL-16). A repeated call is answered before a password
 * or code is asked for: a code is good once, and a player who lost the first answer has no other.
 * The code is checked last, so that no other refusal uses one up.
 */
export const transferPeerRoute = route(transferPeer, async (input, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const order = orderOf(input, await limitsFor(deps, who.type))
  const sent = await sentBefore(deps.db, who.id, order)
  if (sent) return postTransfer(deps, sent)
  await requireNoSecurityDelay(deps, who.id)
  const to = await counterpartOf[order.direction](deps, who, order.account)
  if (!to) throw new Refusal('TRANSFER_REFUSED')
  const { cash } = await readMoney(deps, who.id, who.type)
  if (cash < order.amount) throw new Refusal('INSUFFICIENT_FUNDS')
  await checkPaymentPassword(ctx, who.id, input.paymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  return makeTransfer(ctx, who, to, order)
})
