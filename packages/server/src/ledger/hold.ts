import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { houseAccount, playerCash, playerHeld } from './accounts.ts'
import { post } from './post.ts'
import type { Leg, Posted } from './post.ts'
import { ledgerEntries, ledgerTransactions } from './tables.ts'

type Ledger = Pick<Deps, 'db' | 'clock' | 'random'>

/** What the movements of a hold are called, by which records tell them apart. */
export type HoldName = 'hold' | 'transfer'

interface Hold {
  playerId: string
  /** The id of the thing that the money is held for, such as a withdrawal. */
  id: string
}

interface NewHold extends Hold {
  currency: string
  amount: bigint
  name?: HoldName | undefined
  /** The account of the player that it is taken from; the cash without it. */
  from?: string | undefined
}

/**
 * Holds money: it is still the player's and cannot be spent.
 * @throws Refusal INSUFFICIENT_FUNDS
 */
export const openHold = (
  ledger: Ledger,
  { playerId, id, currency, amount, name = 'hold', from = playerCash(playerId) }: NewHold,
): Promise<Posted> =>
  post(ledger, {
    source: 'hold',
    key: `${id}/open`,
    kind: `${name}.opened`,
    currency,
    reference: id,
    legs: [
      { account: from, amount: -amount },
      { account: playerHeld(playerId), amount },
    ],
  })

/** What was held, in which currency, under which name, and the account that it came from. */
async function openedHold({ db }: Ledger, { playerId, id }: Hold) {
  const isOpening = and(
    eq(ledgerTransactions.owner, playerId),
    eq(ledgerTransactions.source, 'hold'),
    eq(ledgerTransactions.key, `${id}/open`),
    ne(ledgerEntries.account, playerHeld(playerId)),
  )
  const [found] = await db
    .select({
      from: ledgerEntries.account,
      taken: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      kind: ledgerTransactions.kind,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(isOpening)
  if (!found) throw new Refusal('NOT_FOUND')
  const { from, taken, currency, kind } = found
  return { from, amount: -taken, currency, name: kind.replace(/\.opened$/, '') }
}

type OpenedHold = Awaited<ReturnType<typeof openedHold>>

/**
 * Both ends of a hold use one key, so that it ends exactly once: the second end is a replay, or
 * TX_CONFLICT where it is the other one.
 */
async function endHold(
  ledger: Ledger,
  hold: Hold,
  end: 'paid' | 'released',
  legsOf: (opened: OpenedHold) => readonly Leg[],
): Promise<Posted> {
  const opened = await openedHold(ledger, hold)
  const { amount, currency, name } = opened
  return post(ledger, {
    source: 'hold',
    key: `${hold.id}/end`,
    kind: `${name}.${end}`,
    currency,
    reference: hold.id,
    legs: [{ account: playerHeld(hold.playerId), amount: -amount }, ...legsOf(opened)],
  })
}

interface Payment {
  /** The part of it that the house keeps, less than all. */
  fee?: bigint | undefined
  /** The account that gets it; that of payouts without it. */
  to?: string | undefined
}

/**
 * Pays held money out.
 * @throws Refusal TX_CONFLICT when it was given back, NOT_FOUND when there is no such hold
 */
export const payHold = (ledger: Ledger, hold: Hold, { fee = 0n, to = houseAccount('payout') }: Payment = {}) =>
  endHold(ledger, hold, 'paid', ({ amount }) => [
    { account: to, amount: amount - fee },
    ...(fee > 0n ? [{ account: houseAccount('fee'), amount: fee }] : []),
  ])

/**
 * Gives held money back to where it came from.
 * @throws Refusal TX_CONFLICT when it was paid, NOT_FOUND when there is no such hold
 */
export const releaseHold = (ledger: Ledger, hold: Hold) =>
  endHold(ledger, hold, 'released', ({ from, amount }) => [{ account: from, amount }])
