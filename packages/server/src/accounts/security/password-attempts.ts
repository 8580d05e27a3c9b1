import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { lockedUntil } from '../../limits/failure-lock.ts'
import { maxWindowOf } from '../../limits/limiter.ts'
import type { LimitRule, Limits } from '../../limits/limit-table.ts'
import { digest } from '../../secrets.ts'
import { loginAttempt } from './tables.ts'

/** Limits by which wrong passwords lock an account for an address. */
type PasswordLimit = 'login-failures' | 'payment-password-failures'

/** A password that is tried at an account. */
export interface PasswordTry {
  limit?: PasswordLimit
  /** As `Context` has it. */
  network: string
  merchant: string
  /**
   * Username or mobile number as typed. It may be a password in the wrong field, so only a hash is
   * stored.
   */
  account: string
  /**
   * Whether the address is known to the account; then guesses from elsewhere do not count against
   * it.
   */
  isKnown: () => Promise<boolean>
}

/** An attempt that is under way. */
export interface PasswordAttempt {
  ip: string
  /** Hash of merchant and account. */
  account: string
  id: string
  /** Failures of this account from this address within the window, before this one. */
  failures: number
  /** Others guess at this account, and the address is unknown to it. */
  isUnderAttack: boolean
}

/**
 * Counts an attempt before its password is checked, so that many at once cannot exceed the limit. A
 * known address keeps its five tries, however many guess at the account elsewhere.
 * @throws Refusal of the limit with the minutes that are left; BUSY where attempts under way fill
 *   it, which may yet be right
 */
export async function beginPasswordAttempt(
  deps: Deps,
  { limit = 'login-failures', network, isKnown, ...tried }: PasswordTry,
): Promise<PasswordAttempt> {
  const account = digest(`${tried.merchant}:${tried.account}`)
  const { db, clock, random, config, limits } = deps
  const rules = config.limits[limit]
  const now = clock.now()
  const id = random.id()
  await db.insert(loginAttempt).values({ ip: network, account, id, failed: false, at: now })
  const since = new Date(now.getTime() - 2 * maxWindowOf(Object.values(rules)))
  const related = or(eq(loginAttempt.ip, network), eq(loginAttempt.account, account))
  const rows = await db
    .select()
    .from(loginAttempt)
    .where(and(related, ne(loginAttempt.id, id), gt(loginAttempt.at, since)))
  const failed = rows.filter(row => row.failed)
  const isWithin = (row: Row, { windowMs }: LimitRule) => row.at.getTime() > now.getTime() - windowMs
  const ofAccount = failed.filter(row => row.account === account && isWithin(row, rules.account))
  const isUnderAttack = ofAccount.length >= rules.account.max && !(await isKnown())
  const failures = ofAccount.filter(row => row.ip === network && isWithin(row, rules.pair)).length
  const attempt = { ip: network, account, id, failures, isUnderAttack }
  try {
    limits.requireUnlocked(limit, now, counted =>
      lockEnd({ rows: counted === 'all' ? rows : failed, failed, network, account, isUnderAttack, now }, rules),
    )
    return attempt
  } catch (error) {
    await withdrawPasswordAttempt(db, attempt)
    throw error
  }
}

type Row = typeof loginAttempt.$inferSelect
interface RecentAttempts extends Pick<PasswordAttempt, 'account' | 'isUnderAttack'> {
  rows: Row[]
  failed: Row[]
  network: string
  now: Date
}

/**
 * The time until which this attempt is locked; null where it is not. Attempts under way at the same
 * account count as failures.
 */
function lockEnd(
  { rows, failed, network, account, isUnderAttack, now }: RecentAttempts,
  { pair, strangerPair, address }: Limits[PasswordLimit],
): Date | null {
  const times = (list: Row[]) => list.filter(row => row.ip === network).map(row => row.at)
  const ofPair = rows.filter(row => row.account === account)
  return (
    lockedUntil(times(ofPair), isUnderAttack ? strangerPair : pair, now) ?? lockedUntil(times(failed), address, now)
  )
}

const isAttempt = ({ ip, account, id }: PasswordAttempt) =>
  and(eq(loginAttempt.ip, ip), eq(loginAttempt.account, account), eq(loginAttempt.id, id))

/** Marks an attempt as failed: the password was wrong. */
export async function failPasswordAttempt(db: Db, attempt: PasswordAttempt): Promise<void> {
  await db.update(loginAttempt).set({ failed: true }).where(isAttempt(attempt))
}

/** Takes an attempt back: its password was not checked. */
export async function withdrawPasswordAttempt(db: Db, attempt: PasswordAttempt): Promise<void> {
  await db.delete(loginAttempt).where(isAttempt(attempt))
}

/** Deletes the failures of an account from one address, after a right password. */
export async function clearPasswordAttempts(db: Db, { ip, account }: PasswordAttempt): Promise<void> {
  await db.delete(loginAttempt).where(and(eq(loginAttempt.ip, ip), eq(loginAttempt.account, account)))
}
