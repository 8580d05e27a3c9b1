import {
  checkField,
  feedbackContactMax,
  feedbackGuest,
  feedbackTypes,
  sendFeedback,
  type Input,
  plainText,
} from '@baize/contract'
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, type Context } from '../http/route.ts'
import { maxWindowOf } from '../limits/limiter.ts'
import { requireCaptcha } from '../verification/index.ts'
import { feedbackSetting } from './settings.ts'
import { feedbackEntry } from './tables.ts'

type Typed = Pick<Input<typeof sendFeedback>, 'content' | 'type' | 'contact'>
const types: readonly number[] = Object.values(feedbackTypes)

/** @throws Refusal FIELD_INVALID with the fields that are wrong (FB-03 to FB-06, FB-10) */
async function requireFields(deps: Deps, { content, type, contact = '' }: Typed): Promise<void> {
  const length = await readSetting(deps, feedbackSetting)
  const any = { pattern: '*', show: true } as const
  const problems = {
    type: types.includes(type) ? null : { key: 'format' },
    content: checkField({ ...any, ...length, name: 'content', required: true }, content),
    contact: checkField({ ...any, name: 'contact', required: false, min: 1, max: feedbackContactMax }, contact),
  }
  const wrong = Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem.key] as const] : []))
  if (wrong.length) throw new Refusal('FIELD_INVALID', { fields: Object.fromEntries(wrong) as object })
}

/**
 * Requires that a member, or the guests of a network, may send feedback (FB-11). Counts after it is
 * written, so that many at once are counted, too; one too many is deleted.
 * @param id - of what was written
 * @throws Refusal RATE_LIMITED with the seconds until the next is allowed
 */
async function requireQuota({ deps, network, session }: Context, id: string): Promise<void> {
  const isMine = session
    ? eq(feedbackEntry.playerId, session.playerId)
    : and(eq(feedbackEntry.network, network), isNull(feedbackEntry.playerId))
  try {
    await deps.limits.requireCount(session ? 'member-feedback' : 'guest-feedback', async (since, max) => {
      const rows = await deps.db
        .select({ at: feedbackEntry.at })
        .from(feedbackEntry)
        .where(and(isMine, ne(feedbackEntry.id, id), gt(feedbackEntry.at, since)))
        .orderBy(desc(feedbackEntry.at), desc(feedbackEntry.id))
        .limit(max)
      return rows.map(({ at }) => at)
    })
  } catch (error) {
    await deps.db.delete(feedbackEntry).where(eq(feedbackEntry.id, id))
    throw error
  }
}

/** Keeps feedback for the staff (FB-07, FB-11, API-19). */
export const sendFeedbackRoute = route(sendFeedback, async (input, ctx) => {
  const { deps, session, site, network } = ctx
  const typed = { ...input, content: input.content.trim(), contact: plainText(input.contact ?? '') }
  await requireFields(deps, typed)
  await requireCaptcha(ctx, typed)
  const id = deps.random.id()
  const at = deps.clock.now()
  const number = `F${at.toISOString().slice(2, 10).replaceAll('-', '')}${id.slice(-8).toUpperCase()}`
  await deps.db.insert(feedbackEntry).values({
    id,
    number,
    merchant: site.merchant,
    playerId: session?.playerId ?? null,
    sender: session?.account ?? feedbackGuest,
    contact: session ? '' : typed.contact,
    type: typed.type,
    content: typed.content,
    network,
    at,
  })
  await requireQuota(ctx, id)
  return { feedbackNo: number }
})

/** Takes addresses away that nothing is counted by any more. */
export async function sweepFeedback({ db, clock, config }: Deps): Promise<void> {
  const window = maxWindowOf([config.limits['guest-feedback'], config.limits['member-feedback']])
  const old = lt(feedbackEntry.at, new Date(clock.now().getTime() - window))
  await db
    .update(feedbackEntry)
    .set({ network: null })
    .where(and(old, gt(feedbackEntry.network, '')))
}
