import { and, eq, gt, ne } from 'drizzle-orm'
import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { lockedUntil } from '../failure-lock.ts'
import type { LockRule } from '../failure-lock.ts'
import { secondVerificationTry } from './tables.ts'

type Caller = Pick<Context, 'deps' | 'network'>

const minute = 60_000
/** Wrong answers that lock an account for one address (AUTH-29). */
const addressRule: LockRule = { failures: 5, window: 15 * minute }
/** Wrong answers from all addresses that lock an account, against guessing with many machines. */
const accountRule: LockRule = { failures: 20, window: 60 * minute }

/** An answer that is being checked. */
export interface AnswerAttempt {
  playerId: string
  network: string
  id: string
  /** Wrong answers that are still allowed after this one. */
  left: number
}

type Row = typeof secondVerificationTry.$inferSelect

/** Seconds after which answers that are under way have been checked. */
const checkTime = 2

function lockOf(rows: readonly Row[], network: string, now: Date): Date | null {
  const times = (list: typeof rows) => list.map(row => row.at)
  const ofPair = rows.filter(row => row.network === network)
  return lockedUntil(times(ofPair), addressRule, now) ?? lockedUntil(times(rows), accountRule, now)
}

/** @throws Refusal ANSWER_LOCKED with the minutes that are left; BUSY where answers under way fill the limit, which may yet be right */
function refuseLocked(rows: readonly Row[], network: string, now: Date): void {
  if (!lockOf(rows, network, now)) return
  const failed = rows.filter(row => row.failed)
  const until = lockOf(failed, network, now)
  if (!until) throw new Refusal('BUSY', null, { retryAfter: checkTime })
  const left = until.getTime() - now.getTime()
  const minutes = Math.ceil(left / minute)
  throw new Refusal('ANSWER_LOCKED', { minutes }, { params: { minutes }, retryAfter: left / 1000 })
}

const recent = ({ deps }: Caller, playerId: string) =>
  and(
    eq(secondVerificationTry.playerId, playerId),
    gt(secondVerificationTry.at, new Date(deps.clock.now().getTime() - 2 * accountRule.window)),
  )

/** @throws Refusal ANSWER_LOCKED where too many answers were wrong */
export async function requireAnswersUnlocked(caller: Caller, playerId: string): Promise<void> {
  const { deps, network } = caller
  const isFailed = eq(secondVerificationTry.failed, true)
  const rows = await deps.db
    .select()
    .from(secondVerificationTry)
    .where(and(recent(caller, playerId), isFailed))
  refuseLocked(rows, network, deps.clock.now())
}

/**
 * Counts an answer before it is checked, so that many at once cannot exceed the limit. It counts as wrong until it is cleared.
 * @throws Refusal ANSWER_LOCKED or BUSY
 */
export async function beginAnswerAttempt(caller: Caller, playerId: string): Promise<AnswerAttempt> {
  const { deps, network } = caller
  const now = deps.clock.now()
  const id = deps.random.id()
  await deps.db.insert(secondVerificationTry).values({ playerId, network, id, at: now, failed: false })
  const others = await deps.db
    .select()
    .from(secondVerificationTry)
    .where(and(recent(caller, playerId), ne(secondVerificationTry.id, id)))
  const counted = others.filter(row => row.network === network && row.at.getTime() > now.getTime() - addressRule.window)
  const attempt = { playerId, network, id, left: Math.max(0, addressRule.failures - counted.length - 1) }
  try {
    refuseLocked(others, network, now)
  } catch (error) {
    await withdrawAnswerAttempt(caller, attempt)
    throw error
  }
  return attempt
}

const isAttempt = ({ playerId, network, id }: AnswerAttempt) =>
  and(
    eq(secondVerificationTry.playerId, playerId),
    eq(secondVerificationTry.network, network),
    eq(secondVerificationTry.id, id),
  )

/** Marks an answer as wrong. */
export async function failAnswerAttempt({ deps }: Caller, attempt: AnswerAttempt): Promise<void> {
  await deps.db.update(secondVerificationTry).set({ failed: true }).where(isAttempt(attempt))
}

/** Takes an answer back: it was not checked. */
export async function withdrawAnswerAttempt({ deps }: Caller, attempt: AnswerAttempt): Promise<void> {
  await deps.db.delete(secondVerificationTry).where(isAttempt(attempt))
}

/** Deletes the wrong answers from one address, after a right one. */
export async function clearAnswerAttempts({ deps }: Caller, { playerId, network }: AnswerAttempt): Promise<void> {
  await deps.db
    .delete(secondVerificationTry)
    .where(and(eq(secondVerificationTry.playerId, playerId), eq(secondVerificationTry.network, network)))
}
