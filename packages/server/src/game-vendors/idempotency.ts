import { createHash } from 'node:crypto'
import type { ErrorCode } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { refused, succeeded } from '../http/envelope.ts'
import type { SerializedAnswer } from '../http/envelope.ts'
import { Refusal } from '../http/refusal.ts'
import { playerIdOf } from './player-id.ts'
import type { SignedCall } from './signature.ts'
import type { Done } from './signed-route.ts'
import { vendorCalls } from './tables.ts'

export interface Keyed {
  txId: string
  player: string
}

/**
 * Refusals that say "not now" or "not so" rather than decide anything. They are not kept: a win that overtook its bet, sent again after it,
 * must be paid.
 */
const undecided = new Set<ErrorCode>(['BAD_REQUEST', 'BET_UNKNOWN', 'TX_CONFLICT'])

const hashOf = ({ path, body }: SignedCall): string => createHash('sha256').update(`${path}\n${body}`).digest('hex')

async function keptAnswer(tx: Db, key: SQL | undefined, requestHash: string): Promise<SerializedAnswer> {
  const [kept] = await tx.select().from(vendorCalls).where(key)
  if (kept?.requestHash !== requestHash) throw new Refusal('TX_CONFLICT')
  return { status: kept.status, body: kept.response }
}

/** Runs work on its own savepoint, so that what it did before it refused is undone while the refusal itself is kept. */
async function attempt(deps: Deps, work: (deps: Deps) => Promise<Done<unknown>>) {
  try {
    const { value, moved } = await deps.db.transaction(tx => work({ ...deps, db: tx }))
    return { answer: succeeded(value), moved, succeeded: true }
  } catch (error) {
    if (!(error instanceof Refusal) || undecided.has(error.code)) throw error
    return { answer: refused(error), moved: 0n, succeeded: false }
  }
}

/**
 * Does the work of a call with a key once, for ever. The same call again gets the bytes of the first answer, even when both come at the same
 * time: the second waits at the key. Call, money and answer are one transaction.
 * @throws Refusal TX_CONFLICT where the key stands for another call
 */
export async function keep(
  deps: Deps,
  call: SignedCall,
  { txId, player }: Keyed,
  work: (deps: Deps) => Promise<Done<unknown>>,
): Promise<SerializedAnswer> {
  const requestHash = hashOf(call)
  // A call happens at one moment, however long it takes.
  const at = deps.clock.now()
  const clock = { now: () => at }
  const playerId = playerIdOf(player)
  const key = and(eq(vendorCalls.playerId, playerId), eq(vendorCalls.vendor, call.vendor), eq(vendorCalls.txId, txId))
  return inTransaction(deps.db, async tx => {
    const claim = { playerId, vendor: call.vendor, txId, requestHash, at }
    const claimed = await tx
      .insert(vendorCalls)
      .values(claim)
      .onConflictDoNothing()
      .returning({ txId: vendorCalls.txId })
    if (!claimed.length) return keptAnswer(tx, key, requestHash)
    const { answer, moved, succeeded } = await attempt({ ...deps, db: tx, clock }, work)
    await tx.update(vendorCalls).set({ status: answer.status, response: answer.body, moved, succeeded }).where(key)
    return answer
  })
}
