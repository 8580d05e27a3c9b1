import { and, eq, gt, ne } from 'drizzle-orm'
import type { Context } from '../../../http/route.ts'
import { lockedUntil } from '../../../limits/failure-lock.ts'
import { secondVerificationTry } from './tables.ts'

type Caller = Pick<Context, 'deps' | 'network'>

/** An answer that is being checked. */
export interface AnswerAttempt {
  playerId: string
  network: string
  id: string
  /** Wrong answers that are still allowed after this one. */
  left: number
}

type Row = typeof secondVerificationTry.$inferSelect

function lockEnd({ deps, network }: Caller, rows: readonly Row[], now: Date): Date | null {
  const { pair, account } = deps.config.limits['answer-failures']
  const times = (list: typeof rows) => list.map(row => row.at)
  const ofPair = rows.filter(row => row.network === network)
  return lockedUntil(times(ofPair), pair, now) ?? lockedUntil(times(rows), account, now)
}

/**
 * @throws Refusal ANSWER_LOCKED with the minutes that are left; BUSY where answers under way fill
 *   the limit, which may yet be right
 */
function requireUnlocked(caller: Caller, rows: readonly Row[], now: Date): void {
  const failed = rows.filter(row => row.failed)
  caller.deps.limits.requireUnlocked('answer-failures', now, counted =>
    lockEnd(caller, counted === 'all' ? rows : failed, now),
  )
}

const recent = ({ deps }: Caller, playerId: string) =>
  and(
    eq(secondVerificationTry.playerId, playerId),
    gt(
      secondVerificationTry.at,
      new Date(deps.clock.now().getTime() - 2 * deps.config.limits['answer-failures'].account.windowMs),
    ),
  )

/** @throws Refusal ANSWER_LOCKED where too many answers were wrong */
export async function requireAnswersUnlocked(caller: Caller, playerId: string): Promise<void> {
  const { deps } = caller
  const isFailed = eq(secondVerificationTry.failed, true)
  const rows = await deps.db
    .select()
    .from(secondVerificationTry)
    .where(and(recent(caller, playerId), isFailed))
  requireUnlocked(caller, rows, deps.clock.now())
}

/**
 * Counts an answer before it is checked, so that many at once cannot exceed the limit. It counts as
 * wrong until it is cleared.
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
  const { pair } = deps.config.limits['answer-failures']
  const counted = others.filter(row => row.network === network && row.at.getTime() > now.getTime() - pair.windowMs)
  const attempt = { playerId, network, id, left: Math.max(0, pair.max - counted.length - 1) }
  try {
    requireUnlocked(caller, others, now)
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
