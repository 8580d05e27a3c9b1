import { and, eq, gt, ne, or } from 'drizzle-orm'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { requireCaptcha } from '../../verification/index.ts'
import type { CaptchaAnswer } from '../../verification/index.ts'
import { digest } from '../../access/secrets.ts'
import { resetRequest } from './tables.ts'

const hour = 3_600_000
/** Requests in an hour: for one account, whether there is such a one or not, and from one address (AUTH-43). */
const quota = { account: 3, network: 5 }
/** Requests from one address after which a captcha is asked for. */
const captchaAfter = 2

/**
 * Counts a request for a link before anything is looked at, so that many at once are counted, too.
 * @throws Refusal RATE_LIMITED, CAPTCHA_REQUIRED or CAPTCHA_INVALID
 */
export async function countRequest(ctx: Context, account: string, answer: CaptchaAnswer): Promise<void> {
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
    requireRoom(ofNetwork, quota.network, mine.at)
    requireRoom(ofAccount, quota.account, mine.at)
    if (ofNetwork.length >= captchaAfter) await requireCaptcha(ctx, answer, { needCaptcha: true })
  } catch (error) {
    await db.delete(resetRequest).where(eq(resetRequest.id, mine.id))
    throw error
  }
}

/** @throws Refusal RATE_LIMITED with the seconds until there is room again */
function requireRoom(times: readonly Date[], most: number, now: Date): void {
  const blocking = times.map(time => time.getTime()).sort((a, b) => b - a)[most - 1]
  if (blocking === undefined) return
  throw new Refusal('RATE_LIMITED', null, { retryAfter: (blocking + hour - now.getTime()) / 1000 })
}
