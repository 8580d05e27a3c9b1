import { minute } from '@baize/contract'
import { and, eq, gt, ne, or, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Requester } from '../../limits/code-rules.ts'
import type { Deps } from '../../deps.ts'
import { maxWindowOf } from '../../limits/limiter.ts'
import { digest, newSecret } from '../../secrets.ts'
import { resetEmailsOf } from './replaced-email.ts'
import { replacedEmail, resetLink, resetRequest } from './tables.ts'
import type { Context } from '../../http/route.ts'
import { requireCaptcha } from '../../verification/index.ts'
import type { CaptchaAnswer } from '../../verification/index.ts'

/** Minutes for which a reset link is valid (AUTH-43). */
export const linkMinutes = 30

/** Makes the secret part of a link that is sent to an e-mail address; it is valid once. */
export async function makeResetToken({ db, clock, random }: Deps, playerId: string, email: string): Promise<string> {
  const token = newSecret(random)
  const endsAt = new Date(clock.now().getTime() + linkMinutes * minute)
  await db.insert(resetLink).values({ tokenHash: digest(token), playerId, email, endsAt })
  return token
}

const isGoodLink = ({ clock }: Pick<Deps, 'clock'>, token: string) =>
  and(eq(resetLink.tokenHash, digest(token)), gt(resetLink.endsAt, clock.now()))

/** Ends the links of a player, which went to an e-mail that may be another's now. */
export async function endResetLinks(tx: Db, playerId: string): Promise<void> {
  await tx.delete(resetLink).where(eq(resetLink.playerId, playerId))
}

/** The player of a reset link; null where it is unknown, used or too old. */
export async function playerOfResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const [link] = await db.select().from(resetLink).where(isGoodLink({ clock }, token))
  return link?.playerId ?? null
}

/**
 * Uses a link up, in a transaction that has locked its player: of two that come at once, one has
 * it.
 * @returns the e-mail that it was sent to; null where the link is unknown or too old, or nothing is
 *   sent to that e-mail any more, which may be read by somebody else
 */
export async function takeResetLink({ clock }: Pick<Deps, 'clock'>, tx: Db, token: string): Promise<string | null> {
  const [link] = await tx.delete(resetLink).where(isGoodLink({ clock }, token)).returning()
  if (!link) return null
  const emails = await resetEmailsOf({ db: tx, clock }, link.playerId)
  return emails.includes(link.email) ? link.email : null
}

type ResetRequest = typeof resetRequest.$inferSelect

/**
 * Requires that one more request is allowed. The pair of username and e-mail is counted as it was
 * typed, whether it belongs together or not, so that nobody who does not know the e-mail uses up
 * the owner's requests, and a refusal does not tell whether it is right.
 * @throws Refusal RATE_LIMITED
 */
function requireUnderLimit({ config, limits }: Deps, mine: ResetRequest, others: readonly ResetRequest[]): void {
  const { requester, pair, strangers } = config.limits['reset-requests']
  const isPair = (row: ResetRequest) => row.accountHash === mine.accountHash
  const isMine = (row: ResetRequest) => row.requester === mine.requester
  const timesOf = (counts: (row: ResetRequest) => boolean) => others.filter(counts).map(({ at }) => at)
  limits.requireTimes('reset-requests', [
    [requester, timesOf(isMine)],
    [pair, timesOf(row => isMine(row) && isPair(row))],
    [strangers, mine.known ? [] : timesOf(row => isPair(row) && !row.known)],
  ])
}

/**
 * Counts a request for a reset link before anything else, so that many at once are counted, too.
 * @param requester - of `requesterOf`; what strangers ask for does not count against the owner's
 * @throws Refusal RATE_LIMITED with the seconds until the next request is allowed; CAPTCHA_REQUIRED
 *   or CAPTCHA_INVALID
 */
export async function countResetRequest(
  ctx: Context,
  requester: Requester,
  typed: { username: string; email: string } & CaptchaAnswer,
): Promise<void> {
  const { deps, network, site } = ctx
  const { db, clock, random } = deps
  const accountHash = digest([site.merchant, typed.username, typed.email].join(':'))
  const who = { network, requester: requester.id, known: requester.isKnown }
  const mine = { ...who, accountHash, id: random.id(), at: clock.now() }
  await db.insert(resetRequest).values(mine)
  try {
    const { 'reset-requests': rules, 'resets-without-captcha': free } = deps.config.limits
    const since = new Date(mine.at.getTime() - maxWindowOf([...Object.values(rules), free]))
    const related = or(eq(resetRequest.requester, mine.requester), eq(resetRequest.accountHash, accountHash))
    const others = await db
      .select()
      .from(resetRequest)
      .where(and(related, ne(resetRequest.id, mine.id), gt(resetRequest.at, since)))
    requireUnderLimit(deps, mine, others)
    const from = mine.at.getTime() - free.windowMs
    const ofRequester = others.filter(row => row.requester === mine.requester && row.at.getTime() > from)
    if (ofRequester.length >= free.max) await requireCaptcha(ctx, typed, { needCaptcha: true })
  } catch (error) {
    await db.delete(resetRequest).where(eq(resetRequest.id, mine.id))
    throw error
  }
}

/** Deletes links and replaced e-mails that have ended, and requests that no longer count. */
export async function sweepPasswords({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  const { 'reset-requests': rules, 'resets-without-captcha': free } = config.limits
  const life = maxWindowOf([...Object.values(rules), free])
  for (const table of [resetLink, replacedEmail]) await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(resetRequest).where(lt(resetRequest.at, new Date(now.getTime() - life)))
}
