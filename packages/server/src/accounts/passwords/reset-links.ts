import { and, eq, gt, ne, or, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Requester } from '../../access/code-limits.ts'
import type { Deps } from '../../deps.ts'
import { digest, newSecret } from '../../access/secrets.ts'
import { resetLink, resetRequest } from './tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { captchaAfter, requireCaptcha } from '../../verification/index.ts'
import type { CaptchaAnswer } from '../../verification/index.ts'

/** Minutes for which a reset link is valid (AUTH-43). */
export const linkMinutes = 30

/** Makes the secret part of a reset link, which is valid once. */
export async function makeResetToken({ db, clock, random }: Deps, playerId: string): Promise<string> {
  const token = newSecret(random)
  const endsAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  await db.insert(resetLink).values({ tokenHash: digest(token), playerId, endsAt })
  return token
}

const isGoodLink = ({ clock }: Pick<Deps, 'clock'>, token: string) =>
  and(eq(resetLink.tokenHash, digest(token)), gt(resetLink.endsAt, clock.now()))

/** The player of a reset link; null where it is unknown, used or too old. */
export async function playerOfResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const [link] = await db.select().from(resetLink).where(isGoodLink({ clock }, token))
  return link?.playerId ?? null
}

/** Uses a link up: of two that come at once, one has it. */
export async function takeResetLink(deps: Pick<Deps, 'clock'>, tx: Db, token: string): Promise<boolean> {
  return (await tx.delete(resetLink).where(isGoodLink(deps, token)).returning()).length > 0
}

const hour = 3_600_000
/**
 * Requests for a reset link in an hour (AUTH-43): of one requester for whatever accounts, of one requester for one pair of username and e-mail,
 * and of all strangers together for such a pair. The pair is counted as it was typed, whether it belongs together or not, so that nobody who
 * does not know the e-mail uses up the owner's requests, and a refusal does not tell whether it is right.
 */
const requestsPerHour = { requester: 5, pair: 3, strangers: 15 }

type ResetRequest = typeof resetRequest.$inferSelect

/** Milliseconds until the limits allow one more request; 0 where they allow it now. */
function waitOf(mine: ResetRequest, others: readonly ResetRequest[]): number {
  const isPair = (row: ResetRequest) => row.accountHash === mine.accountHash
  const isMine = (row: ResetRequest) => row.requester === mine.requester
  const wait = (rows: readonly ResetRequest[], most: number) => {
    const blocking = rows.map(({ at }) => at.getTime()).sort((a, b) => b - a)[most - 1]
    return blocking === undefined ? 0 : blocking + hour - mine.at.getTime()
  }
  return Math.max(
    wait(others.filter(isMine), requestsPerHour.requester),
    wait(
      others.filter(row => isMine(row) && isPair(row)),
      requestsPerHour.pair,
    ),
    mine.known
      ? 0
      : wait(
          others.filter(row => isPair(row) && !row.known),
          requestsPerHour.strangers,
        ),
  )
}

/**
 * Counts a request for a reset link before anything else, so that many at once are counted, too.
 * @param requester - of `requesterOf`; what strangers ask for does not count against the owner's
 * @throws Refusal RATE_LIMITED with the seconds until the next request is allowed; CAPTCHA_REQUIRED or CAPTCHA_INVALID
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
    const since = new Date(mine.at.getTime() - hour)
    const related = or(eq(resetRequest.requester, mine.requester), eq(resetRequest.accountHash, accountHash))
    const others = await db
      .select()
      .from(resetRequest)
      .where(and(related, ne(resetRequest.id, mine.id), gt(resetRequest.at, since)))
    const wait = waitOf(mine, others)
    if (wait > 0) throw new Refusal('RATE_LIMITED', null, { retryAfter: wait / 1000 })
    const ofRequester = others.filter(row => row.requester === mine.requester)
    if (ofRequester.length >= captchaAfter.resetRequests) await requireCaptcha(ctx, typed, { needCaptcha: true })
  } catch (error) {
    await db.delete(resetRequest).where(eq(resetRequest.id, mine.id))
    throw error
  }
}

/** Milliseconds for which a request counts. */
const requestLife = 3_600_000

/** Deletes links that have ended, and requests for them that no longer count. */
export async function sweepPasswords({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.delete(resetLink).where(lt(resetLink.endsAt, now))
  await db.delete(resetRequest).where(lt(resetRequest.at, new Date(now.getTime() - requestLife)))
}
