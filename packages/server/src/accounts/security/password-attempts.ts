import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockedUntil } from './failure-lock.ts'
import { digest } from '../../access/secrets.ts'
import { loginAttempt } from './tables.ts'

const minute = 60_000
const window = 15 * minute
/** Failures that lock an account for one address; never the account everywhere, or anybody could lock anybody out (AUTH-55). */
const pairRule = { failures: 5, window }
/** Failures that lock an address for every account. */
const addressRule = { failures: 20, window }
/** Failures of one account from anywhere after which addresses that it does not know are held to the rules below. */
const attackedAfter = 10
/** Failures that lock an account under attack for one address: whoever has many addresses gets few guesses out of each. */
const pairRuleUnderAttack = { failures: 2, window }

/** Who tries to get into what. */
export interface PasswordTry {
  /** As `Context` has it. */
  network: string
  merchant: string
  /** A username, a mobile number, or whatever was typed in their place: it may be a password, so only a hash of it is kept. */
  account: string
  /** Whether the account knows the address: then guesses that others make elsewhere change nothing for it. */
  isKnown: () => Promise<boolean>
}

/** A login that is being tried. */
export interface PasswordAttempt {
  ip: string
  /** As it is kept. */
  account: string
  id: string
  /** Failures of this account from this address within the window, before this one. */
  failures: number
  /** Others guess at this account, and the address is not one that it knows. */
  isUnderAttack: boolean
}

/**
 * Notes a login before its password is looked at, so that many at once cannot slip past the lock together. An account is slowed down for
 * everybody but its owner: at addresses that it knows it has its five tries, however many guess at it elsewhere.
 * @throws Refusal LOGIN_LOCKED with the minutes that are left
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
  const until = lockOf({ rows, failed, network, account, isUnderAttack, now })
  const failures = ofAccount.filter(row => row.ip === network).length
  const attempt = { ip: network, account, id, failures, isUnderAttack }
  if (!until) return attempt
  await withdrawPasswordAttempt(db, attempt)
  const minutes = Math.ceil((until.getTime() - now.getTime()) / minute)
  throw new Refusal('LOGIN_LOCKED', { needCaptcha: true, minutes }, { params: { minutes }, retryAfter: minutes * 60 })
}

type Row = typeof loginAttempt.$inferSelect
interface RecentAttempts extends Pick<PasswordAttempt, 'account' | 'isUnderAttack'> {
  rows: Row[]
  failed: Row[]
  network: string
  now: Date
}

/** Until when this try is locked out. Of the same account also those that are being tried count: they may all be wrong. */
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

/** The password was wrong. */
export async function failPasswordAttempt(db: Db, attempt: PasswordAttempt): Promise<void> {
  await db.update(loginAttempt).set({ failed: true }).where(isAttempt(attempt))
}

/** The password was never looked at. */
export async function withdrawPasswordAttempt(db: Db, attempt: PasswordAttempt): Promise<void> {
  await db.delete(loginAttempt).where(isAttempt(attempt))
}

/** The password was right: what failed before is forgotten. */
export async function clearPasswordAttempts(db: Db, { ip, account }: PasswordAttempt): Promise<void> {
  await db.delete(loginAttempt).where(and(eq(loginAttempt.ip, ip), eq(loginAttempt.account, account)))
}
