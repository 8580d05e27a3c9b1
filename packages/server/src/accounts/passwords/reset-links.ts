import { and, eq, gt, ne, or, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
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
/** Requests for a reset link in an hour: for one account, whether it exists or not, and from one address (AUTH-43). */
const requestsPerHour = { account: 3, network: 5 }

/**
 * Counts a request for a reset link before anything else, so that many at once are counted, too.
 * @throws Refusal RATE_LIMITED, CAPTCHA_REQUIRED or CAPTCHA_INVALID
 */
export async function countResetRequest(ctx: Context, account: string, answer: CaptchaAnswer): Promise<void> {
  const { deps, network, site } = ctx
  const { db, clock, random } = deps
  const mine = { network, accountHash: digest(`${site.merchant}:${account}`), id: random.id(), at: clock.now() }
  await db.insert(resetRequest).values(mine)
  try {
    const since = new Date(mine.at.getTime() - hour)
    const related = or(eq(resetRequest.network, network), eq(resetRequest.accountHash, mine.accountHash))
    const others = await db
      .select()
      .from(resetRequest)
      .where(and(related, ne(resetRequest.id, mine.id), gt(resetRequest.at, since)))
    const ofNetwork = others.filter(row => row.network === network).map(row => row.at)
    const ofAccount = others.filter(row => row.accountHash === mine.accountHash).map(row => row.at)
    requireUnderQuota(ofNetwork, requestsPerHour.network, mine.at)
    requireUnderQuota(ofAccount, requestsPerHour.account, mine.at)
    if (ofNetwork.length >= captchaAfter.resetRequests) await requireCaptcha(ctx, answer, { needCaptcha: true })
  } catch (error) {
    await db.delete(resetRequest).where(eq(resetRequest.id, mine.id))
    throw error
  }
}

/** @throws Refusal RATE_LIMITED with the seconds until the next request is allowed */
function requireUnderQuota(times: readonly Date[], most: number, now: Date): void {
  const blocking = times.map(time => time.getTime()).sort((a, b) => b - a)[most - 1]
  if (blocking === undefined) return
  throw new Refusal('RATE_LIMITED', null, { retryAfter: (blocking + hour - now.getTime()) / 1000 })
}

/** Milliseconds for which a request counts. */
const requestLife = 3_600_000

/** Deletes links that have ended, and requests for them that no longer count. */
export async function sweepPasswords({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.delete(resetLink).where(lt(resetLink.endsAt, now))
  await db.delete(resetRequest).where(lt(resetRequest.at, new Date(now.getTime() - requestLife)))
}
