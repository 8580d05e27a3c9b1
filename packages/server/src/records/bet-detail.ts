import { betRecord, fromMinor } from '@baize/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/open.ts'
import { accountOf, vendorBets, walletOfRound } from '../game-vendors/index.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { contentOf } from './bet-content.ts'
import { betRows } from './bet-rows.ts'
import { transactionRows } from './transaction-rows.ts'

interface RoundKey {
  playerId: string
  vendor: string
  roundId: string
}

const stakeStatuses = { taken: 'open', settled: 'settled', rolled_back: 'cancelled' } as const

/** Stakes of a round, the first one first. */
async function stakesOf(db: Db, { playerId, vendor, roundId }: RoundKey, currency: string) {
  const isOfRound = and(
    eq(vendorBets.playerId, playerId),
    eq(vendorBets.vendor, vendor),
    eq(vendorBets.roundId, roundId),
  )
  const rows = await db.select().from(vendorBets).where(isOfRound).orderBy(asc(vendorBets.at), asc(vendorBets.txId))
  return rows.map(({ txId, at, amount, state }) => ({
    number: txId,
    at: at.toISOString(),
    amount: fromMinor(amount, currency),
    status: stakeStatuses[state],
  }))
}

/** Movements of the player's money for a round, the first one first. */
async function movementsOfRound(deps: Deps, key: RoundKey, currency: string) {
  const { playerId, vendor, roundId } = key
  const account = accountOf(playerId, (await walletOfRound(deps, key)) ?? null)
  const found = sql`
    select e.version, e.amount, e.balance_after, e.currency, t.id, t.owner, t.source, t.kind, t.reference, t.at
    from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id and e.account = ${account} and e.currency = ${currency}
    where t.reference = ${roundId} and t.owner = ${playerId} and t.source = ${`vendor:${vendor}`}`
  return (await transactionRows(deps.db, playerId, found, sql`version`)).records
}

/**
 * The vendor and the round of a number. @throws Refusal NOT_FOUND where it is no number of a bet
 */
function keyOf(playerId: string, betNo: string): RoundKey {
  const [, vendor, roundId] = /^([^:]+):(.+)$/.exec(betNo) ?? []
  if (!vendor || !roundId) throw new Refusal('NOT_FOUND')
  return { playerId, vendor, roundId }
}

/**
 * One of the own bets with its stakes and movements.
 * @throws Refusal NOT_FOUND where the player has none of this number, whoever else may
 */
async function detailOf(deps: Deps, key: RoundKey, language: string) {
  const { db } = deps
  const { playerId, vendor, roundId } = key
  const isRound = sql`player_id = ${playerId}::uuid and vendor = ${vendor} and round_id = ${roundId}`
  const { records } = await betRows(db, isRound, { limit: 1, skip: 0 })
  const [record] = records
  if (!record) throw new Refusal('NOT_FOUND')
  return {
    ...record,
    stakes: await stakesOf(db, key, record.currency),
    transactions: await movementsOfRound(deps, key, record.currency),
    ...(await contentOf(deps, vendor, record, language)),
  }
}

export const betRecordRoute = route(betRecord, ({ betNo }, ctx) =>
  detailOf(ctx.deps, keyOf(sessionOf(ctx).playerId, betNo), ctx.language),
)
