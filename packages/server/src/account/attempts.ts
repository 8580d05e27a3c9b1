import { and, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { lockedUntil } from './lock.ts'
import { loginAttempt } from './tables.ts'

const minute = 60_000
const window = 15 * minute
/** Failures that lock an account for one address; never the account everywhere, or anybody could lock anybody out (AUTH-55). */
const pairRule = { failures: 5, window }
/** Failures that lock an address for every account. */
const addressRule = { failures: 20, window }
const captchaAfter = 2

/** A login that is being tried. */
export interface Attempt {
  ip: string
  account: string
  id: string
  /** Failures of this account from this address within the window, before this one. */
  failures: number
}

/** Whether the next login needs a captcha after so many failures. */
export const needsCaptcha = (failures: number): boolean => failures >= captchaAfter

/**
 * Notes a login before its password is looked at, so that many at once cannot slip past the lock together.
 * @throws Refusal LOGIN_LOCKED with the minutes that are left
 */
export async function beginAttempt(deps: Deps, ip: string, account: string): Promise<Attempt> {
  const { db, clock, random } = deps
  const now = clock.now()
  const id = random.id()
  await db.insert(loginAttempt).values({ ip, account, id, failed: false, at: now })
  const since = (span: number) => new Date(now.getTime() - span)
  const others = and(eq(loginAttempt.ip, ip), ne(loginAttempt.id, id), gt(loginAttempt.at, since(2 * window)))
  const rows = await db.select().from(loginAttempt).where(others)
  const failed = rows.filter(row => row.failed)
  const ofPair = rows.filter(row => row.account === account)
  const times = (list: typeof rows) => list.map(row => row.at)
  // Of the same account also those that are being tried count: they may all be wrong.
  const until = lockedUntil(times(ofPair), pairRule, now) ?? lockedUntil(times(failed), addressRule, now)
  const failures = failed.filter(row => row.account === account && row.at > since(window)).length
  const attempt = { ip, account, id, failures }
  if (!until) return attempt
  await withdrawAttempt(db, attempt)
  const minutes = Math.ceil((until.getTime() - now.getTime()) / minute)
  throw new Refusal('LOGIN_LOCKED', { needCaptcha: true, minutes }, { params: { minutes }, retryAfter: minutes * 60 })
}

const one = ({ ip, account, id }: Attempt) =>
  and(eq(loginAttempt.ip, ip), eq(loginAttempt.account, account), eq(loginAttempt.id, id))

/** The password was wrong. */
export async function failAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.update(loginAttempt).set({ failed: true }).where(one(attempt))
}

/** The password was never looked at. */
export async function withdrawAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempt).where(one(attempt))
}

/** The password was right: what failed before is forgotten. */
export async function clearAttempts(db: Db, { ip, account }: Attempt): Promise<void> {
  await db.delete(loginAttempt).where(and(eq(loginAttempt.ip, ip), eq(loginAttempt.account, account)))
}
