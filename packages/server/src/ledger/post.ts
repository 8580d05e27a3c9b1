import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { ownerOf, shardedAccount } from './accounts.ts'

export interface Leg {
  account: string
  /** Minor units; what leaves the account is negative. */
  amount: bigint
}

/** One movement of money. */
export interface Movement {
  /** The part of the platform that moves it. Keys are unique for ever per source and player. */
  source: string
  key: string
  kind: string
  currency: string
  legs: readonly Leg[]
  /** The thing it belongs to, such as a round; all movements of one can be found by it. */
  reference?: string
}

export interface Entry extends Leg {
  balance: bigint
  version: bigint
}

export interface Posted {
  /**
   * True when the same movement was asked for before: nothing moved now, the entries are those of
   * then.
   */
  replayed: boolean
  entries: readonly Entry[]
}

interface Outcome {
  outcome: 'posted' | 'replayed' | 'conflict' | 'insufficient'
  entries?: { account: string; amount: string; balance: string; version: string }[]
}

/** Fingerprint of a movement, to recognise a repeat. */
export const movementHash = ({ kind, currency, reference, legs }: Movement): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, currency, reference ?? null, legs.map(leg => [leg.account, String(leg.amount)])]))
    .digest('hex')

/**
 * Moves money, and nothing else does: one round trip, all legs or none, the same key never twice.
 * Within a transaction, pass `{ ...deps, db: tx }`.
 * @throws Refusal INSUFFICIENT_FUNDS where a player's account would owe; TX_CONFLICT where the key
 *   stands for another movement
 */
export async function post(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  movement: Movement,
): Promise<Posted> {
  const { source, key, kind, currency, reference, legs } = movement
  const owner = ownerOf(legs.map(leg => leg.account))
  const placed = legs.map(leg => ({ account: shardedAccount(leg.account, key), amount: String(leg.amount) }))
  const { rows } = await db.execute<{ result: Outcome }>(sql`
    select ledger_post(
      ${owner}, ${source}, ${key}, ${random.id()}::uuid, ${movementHash(movement)}, ${kind}, ${currency}, ${reference ?? null},
      ${clock.now().toISOString()}::timestamptz, ${JSON.stringify(placed)}::jsonb
    ) as result`)
  const { outcome, entries = [] } = rows[0]!.result
  if (outcome === 'insufficient') throw new Refusal('INSUFFICIENT_FUNDS')
  if (outcome === 'conflict') throw new Refusal('TX_CONFLICT')
  return {
    replayed: outcome === 'replayed',
    entries: entries.map(entry => ({
      account: entry.account,
      amount: BigInt(entry.amount),
      balance: BigInt(entry.balance),
      version: BigInt(entry.version),
    })),
  }
}
