import { createHash } from 'node:crypto'
import { plainAmount } from '@baize/contract'
import type { Endpoint, ErrorCode, Input, Output } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { refused, succeeded } from '../http/envelope.ts'
import type { SerializedAnswer } from '../http/envelope.ts'
import { Refusal } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import { noFastPathResult } from './fast-path.ts'
import type { FastPathResult } from './fast-path.ts'
import { playerIdOf } from './player-id.ts'
import type { SignedCall } from './signature.ts'
import { signedCall } from './signed-route.ts'
import { vendorCalls } from './tables.ts'

/** The key of a call, and the player whom it is about. */
interface KeyedInput {
  txId: string
  player: string
}

/**
 * The outcome of a call: the value of its answer, and by how many minor units the player's balance
 * changed.
 */
export interface WalletChange<Value> {
  value: Value
  moved: bigint
}

/**
 * Refusals after which the same call may be sent again and be accepted, so they are not stored: a
 * win that arrived before its bet must be paid when it is sent again after it, and one above the
 * ceiling once staff have raised that.
 */
const repeatableRefusals = new Set<ErrorCode>([
  'BAD_REQUEST',
  'BET_UNKNOWN',
  'MAINTENANCE',
  'TX_CONFLICT',
  'WIN_TOO_HIGH',
])

const hashOf = (path: string, text: string): string => createHash('sha256').update(`${path}\n${text}`).digest('hex')

/**
 * What a call says, in one way of writing: the declared fields by name, and its amount without
 * zeros that say nothing.
 */
const canonicalOf = (input: object): string =>
  JSON.stringify(
    Object.entries(input)
      .map(
        ([name, value]: [string, unknown]) => [name, name === 'amount' ? plainAmount(String(value)) : value] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Fingerprint of a request, to recognise a repeat. A vendor that writes the same call anew, with
 * its keys in another order, spaces, or `1.0` for `1.00`, has sent the same request.
 */
export const requestHashOf = ({ path }: Pick<SignedCall, 'path'>, input: object): string =>
  hashOf(path, canonicalOf(input))

/**
 * The answer that is stored of a call.
 * @throws Refusal TX_CONFLICT where that was another call
 */
async function storedAnswer(tx: Db, key: SQL | undefined, hashes: readonly string[]): Promise<SerializedAnswer> {
  const [stored] = await tx.select().from(vendorCalls).where(key)
  if (!stored || !hashes.includes(stored.requestHash)) throw new Refusal('TX_CONFLICT')
  return { status: stored.status, body: stored.response }
}

/**
 * Runs work on its own savepoint, so that a refusal undoes what was done before it and can itself
 * be stored.
 */
async function attempt(deps: Deps, work: (deps: Deps) => Promise<WalletChange<unknown>>) {
  try {
    const { value, moved } = await inTransaction(deps.db, tx => work({ ...deps, db: tx }))
    return { answer: succeeded(value), moved, succeeded: true }
  } catch (error) {
    if (!(error instanceof Refusal) || repeatableRefusals.has(error.code)) throw error
    return { answer: refused(error), moved: 0n, succeeded: false }
  }
}

/**
 * Does the work of a call with a key once: keys are stored for ever and never expire. The same call
 * again, however it is written, gets the bytes of the first answer, even when both arrive at the
 * same time: the second waits for the first. Call, money and answer are one transaction.
 * @throws Refusal TX_CONFLICT where the key was used for another call
 */
async function answerOnce(
  deps: Deps,
  call: SignedCall,
  input: KeyedInput,
  work: (deps: Deps) => Promise<WalletChange<unknown>>,
): Promise<SerializedAnswer> {
  const { txId, player } = input
  const requestHash = requestHashOf(call, input)
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
    // Calls that were stored before there was a canonical form are known by their text.
    if (!claimed.length) return storedAnswer(tx, key, [requestHash, hashOf(call.path, call.body)])
    const { answer, moved, succeeded } = await attempt({ ...deps, db: tx, clock }, work)
    await tx.update(vendorCalls).set({ status: answer.status, response: answer.body, moved, succeeded }).where(key)
    return answer
  })
}

/** Optional steps of a route around its handler. */
interface RouteOptions<R extends Endpoint> {
  /** Does the whole call in one statement where it can, stored answer included. */
  fastPath?: (call: SignedCall, input: Input<R>, deps: Deps) => Promise<FastPathResult>
  /** Called with a refusal that is not stored, after the transaction was rolled back. */
  onRefusal?: (refusal: Refusal, input: Input<R>, deps: Deps, vendor: string) => Promise<void>
}

/**
 * Ignores a refusal of the fast path: the call may have been answered before, and then gets the
 * stored answer. A repeated nonce is refused as such.
 */
const ignoreRefusal = (result: Promise<FastPathResult>): Promise<FastPathResult> =>
  result.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code === 'SIGNATURE_INVALID') throw error
    return noFastPathResult
  })

/**
 * Answers a vendor's call that may move money: once per key, and with the same bytes for every
 * repetition.
 */
export const idempotentRoute = <R extends Endpoint>(
  endpoint: R,
  handler: (input: Input<R>, deps: Deps, vendor: string) => Promise<WalletChange<Output<R>>>,
  { fastPath, onRefusal = async () => undefined }: RouteOptions<R> = {},
): Route => {
  const answer = async (call: SignedCall, input: Input<R>, deps: Deps) => {
    try {
      return await answerOnce(deps, call, input as KeyedInput, tx => handler(input, tx, call.vendor))
    } catch (error) {
      if (error instanceof Refusal) await onRefusal(error, input, deps, call.vendor)
      throw error
    }
  }
  return fastPath
    ? signedCall(endpoint, answer, (...args) => ignoreRefusal(fastPath(...args)))
    : signedCall(endpoint, answer)
}
