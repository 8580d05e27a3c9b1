import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockedUntil } from './failure-lock.ts'
import { digest } from '../../access/secrets.ts'
import { loginAttempt } from './tables.ts'

const minute = 60_000
const window = 15 * minute
/** Failures that lock an account for one address. It is never locked everywhere, or anybody could lock its owner out (AUTH-55). */
const pairRule = { failures: 5, window }
/** Failures that lock an address for every account. */
const addressRule = { failures: 20, window }
/** Failures of one account from anywhere after which unknown addresses get the stricter rule below. */
const attackedAfter = 10
/** Failures that lock an account under attack for one address: many addresses get few guesses each. */
const pairRuleUnderAttack = { failures: 2, window }

/** Seconds after which attempts that are under way have been checked. */
const checkTime = 2

/** A password that is tried at an account. */
export interface PasswordTry {
  /** As `Context` has it. */
  network: string
  merchant: string
  /** Username or mobile number as typed. It may be a password in the wrong field, so only a hash is stored. */
  account: string
  /** Whether the address is known to the account; then guesses from elsewhere do not count against it. */
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
 * Counts an attempt before its password is checked, so that many at once cannot exceed the limit. A known address keeps its five tries,
 * however many guess at the account elsewhere.
 * @throws Refusal LOGIN_LOCKED with the minutes that are left; BUSY where it is only attempts under way that fill the limit, which may yet be right
 */
export async function beginPasswordAttempt(
  deps: Deps,
  { network, isKnown, ...tried }: PasswordTry,
): Promise<PasswordAttempt> {
  const account = digest(`${tried.merchant}:${tried.account}`)
  const { db, clock, random } = deps
  const now = clock.now()
  const id = random.id()
  await db.insert(loginAttempt).values({ ip: network, account, id, failed: false, at: now })
  const since = new Date(now.getTime() - 2 * window)
  const related = or(eq(loginAttempt.ip, network), eq(loginAttempt.account, account))
  const rows = await db
    .select()
    .from(loginAttempt)
    .where(and(related, ne(loginAttempt.id, id), gt(loginAttempt.at, since)))
  const failed = rows.filter(row => row.failed)
  const isRecent = (row: Row) => row.at.getTime() > now.getTime() - window
  const ofAccount = failed.filter(row => row.account === account && isRecent(row))
  const isUnderAttack = ofAccount.length >= attackedAfter && !(await isKnown())
  const lockBy = (counted: Row[]) => lockOf({ rows: counted, failed, network, account, isUnderAttack, now })
  const failures = ofAccount.filter(row => row.ip === network).length
  const attempt = { ip: network, account, id, failures, isUnderAttack }
  if (!lockBy(rows)) return attempt
  await withdrawPasswordAttempt(db, attempt)
  const until = lockBy(failed)
  if (!until) throw new Refusal('BUSY', null, { retryAfter: checkTime })
  const left = until.getTime() - now.getTime()
  const minutes = Math.ceil(left / minute)
  throw new Refusal('LOGIN_LOCKED', { needCaptcha: true, minutes }, { params: { minutes }, retryAfter: left / 1000 })
}

type Row = typeof loginAttempt.$inferSelect
interface RecentAttempts extends Pick<PasswordAttempt, 'account' | 'isUnderAttack'> {
  rows: Row[]
  failed: Row[]
  network: string
  now: Date
}

/** The time until which this attempt is locked; null where it is not. Attempts under way at the same account count as failures. */
function lockOf({ rows, failed, network, account, isUnderAttack, now }: RecentAttempts): Date | null {
  const times = (list: Row[]) => list.filter(row => row.ip === network).map(row => row.at)
  const ofPair = rows.filter(row => row.account === account)
  return (
    lockedUntil(times(ofPair), isUnderAttack ? pairRuleUnderAttack : pairRule, now) ??
    lockedUntil(times(failed), addressRule, now)
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
