import { fromMinor, transferPeer } from '@baize/contract'
import type { Output, TransferDirection } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { checkPaymentPassword } from '../accounts/passwords/index.ts'
import { player } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import {
  lockUndelayed,
  playerOfSession,
  requireNoSecurityDelay,
  requireTwoFactorCode,
} from '../accounts/security/index.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { playerCash, post } from '../ledger/index.ts'
import { findOrder, placeOrder } from '../orders/index.ts'
import type { MoneyOrder } from '../orders/index.ts'
import { readMoney } from '../wallet/index.ts'
import { peerTransfer } from './tables.ts'
import { limitsFor, orderOf, transferKind } from './transfer-order.ts'
import type { TransferOrder } from './transfer-order.ts'
import { counterpartOf } from './who-may-transfer.ts'

type SentTransfer = typeof peerTransfer.$inferSelect

/**
 * The transfer that a player sent under the same key before; null where there is none.
 * @throws Refusal TX_CONFLICT where it was another transfer
 */
async function sentBefore(db: Db, playerId: string, order: TransferOrder): Promise<SentTransfer | null> {
  const placed = await findOrder(db, transferKind, { playerId, key: order.key })
  if (!placed) return null
  const [found] = await db
    .select({ sent: peerTransfer, account: player.account })
    .from(peerTransfer)
    .innerJoin(player, eq(player.id, peerTransfer.counterpartId))
    .where(and(eq(peerTransfer.playerId, playerId), eq(peerTransfer.orderNo, placed.orderNo)))
  if (!found) throw new Error(`Order ${placed.orderNo} has no transfer`)
  const { sent, account } = found
  const isSame =
    sent.direction === order.direction &&
    placed.amount === order.amount &&
    sent.remark === order.remark &&
    (order.direction === 'upline' || account === order.account)
  if (!isSame) throw new Refusal('TX_CONFLICT')
  return sent
}

type Answer = Output<typeof transferPeer>

const opposite: Readonly<Record<TransferDirection, TransferDirection>> = { upline: 'downline', downline: 'upline' }

/** Records a transfer for both players. */
async function recordForBoth(
  { db }: Deps,
  { playerId, orderNo, amount, currency, createdAt: at }: MoneyOrder,
  to: Player,
  { direction, remark }: TransferOrder,
): Promise<SentTransfer> {
  const common = { orderNo, currency, remark, at }
  const sent = { ...common, playerId, counterpartId: to.id, direction, amount: -amount }
  const received = { ...common, playerId: to.id, counterpartId: playerId, direction: opposite[direction], amount }
  await db.insert(peerTransfer).values([sent, received])
  return sent
}

/**
 * Moves the money of a transfer; where it was moved before, answers the balance that the ledger
 * recorded then.
 * @throws Refusal INSUFFICIENT_FUNDS
 */
async function postTransfer(deps: Deps, key: string, sent: SentTransfer): Promise<Answer> {
  const { playerId, counterpartId, orderNo, amount, currency } = sent
  const own = playerCash(playerId)
  const { entries } = await post(deps, {
    source: 'transfer',
    key,
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

/** Answers the transfer that was placed meanwhile. */
async function answerAgain(deps: Deps, who: Player, order: TransferOrder): Promise<Answer> {
  const sent = await sentBefore(deps.db, who.id, order)
  if (!sent) throw new Error('A transfer was there and is not')
  return postTransfer(deps, order.key, sent)
}

/**
 * Makes a transfer, once.
 * @throws Refusal INSUFFICIENT_FUNDS, or TX_CONFLICT where the key stands for another transfer
 */
const makeTransfer = (ctx: Context, who: Player, to: Player, order: TransferOrder): Promise<Answer> =>
  placeOrder(ctx, who, transferKind, order, {
    carryOut: async (deps, placed) => {
      const answer = await postTransfer(deps, order.key, await recordForBoth(deps, placed, to, order))
      // After the money, in the order in which a withdrawal locks, too.
      await lockUndelayed(deps, who.id)
      return answer
    },
    repeat: deps => answerAgain(deps, who, order),
    event: ({ orderNo }) => ({
      what: 'transfer-sent',
      reason: order.direction,
      after: { orderNo, to: to.account, amount: fromMinor(order.amount, order.currency) },
    }),
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
  if (sent) return postTransfer(deps, order.key, sent)
  await requireNoSecurityDelay(deps, who.id)
  const to = await counterpartOf[order.direction](deps, who, order.account)
  if (!to) throw new Refusal('TRANSFER_REFUSED')
  const { cash } = await readMoney(deps, who.id, who.type)
  if (cash < order.amount) throw new Refusal('INSUFFICIENT_FUNDS')
  await checkPaymentPassword(ctx, who.id, input.paymentPassword)
  await requireTwoFactorCode(ctx, who, input.code)
  return makeTransfer(ctx, who, to, order)
})
