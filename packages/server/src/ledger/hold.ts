import { and, eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { houseAccount, playerCash, playerHeld } from './accounts.ts'
import { post } from './post.ts'
import type { Leg, Posted } from './post.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

type Ledger = Pick<Deps, 'db' | 'clock' | 'random'>

interface Hold {
  playerId: string
  /** The id of the thing that the money is held for, such as a withdrawal. */
  id: string
}

/**
 * Holds money: it is still the player's and cannot be spent.
 * @throws Refusal INSUFFICIENT_FUNDS
 */
export const openHold = (
  ledger: Ledger,
  { playerId, id, currency, amount }: Hold & { currency: string; amount: bigint },
): Promise<Posted> =>
  post(ledger, {
    source: 'hold',
    key: `${id}/open`,
    kind: 'hold.opened',
    currency,
    reference: id,
    legs: [
      { account: playerCash(playerId), amount: -amount },
      { account: playerHeld(playerId), amount },
    ],
  })

async function held({ db }: Ledger, { playerId, id }: Hold) {
  const [found] = await db
    .select({ amount: ledgerEntries.amount, currency: ledgerEntries.currency })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.owner, playerId),
        eq(ledgerTransactions.source, 'hold'),
        eq(ledgerTransactions.key, `${id}/open`),
        eq(ledgerEntries.account, playerHeld(playerId)),
      ),
    )
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

/**
 * Both ends of a hold use one key, so that it ends exactly once: the second end is a replay, or
 * TX_CONFLICT where it is the other one.
 */
async function endHold(
  ledger: Ledger,
  hold: Hold,
  kind: string,
  legsOf: (amount: bigint) => readonly Leg[],
): Promise<Posted> {
  const { amount, currency } = await held(ledger, hold)
  return post(ledger, {
    source: 'hold',
    key: `${hold.id}/end`,
    kind,
    currency,
    reference: hold.id,
    legs: [{ account: playerHeld(hold.playerId), amount: -amount }, ...legsOf(amount)],
  })
}

/**
 * Pays held money out.
 * @param fee - the part of it that the house keeps, less than all
 * @throws Refusal TX_CONFLICT when it was given back, NOT_FOUND when there is no such hold
 */
export const payHold = (ledger: Ledger, hold: Hold, fee = 0n) =>
  endHold(ledger, hold, 'hold.paid', amount => [
    { account: houseAccount('payout'), amount: amount - fee },
    ...(fee > 0n ? [{ account: houseAccount('fee'), amount: fee }] : []),
  ])

/**
 * Gives held money back to be spent.
 * @throws Refusal TX_CONFLICT when it was paid, NOT_FOUND when there is no such hold
 */
export const releaseHold = (ledger: Ledger, hold: Hold) =>
  endHold(ledger, hold, 'hold.released', amount => [{ account: playerCash(hold.playerId), amount }])
