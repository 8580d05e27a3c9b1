import { feedback } from '@baize/contract'
import { desc, eq } from 'drizzle-orm'
import { readSetting } from '../db/settings.ts'
import { route } from '../http/route.ts'
import { feedbackSetting } from './settings.ts'
import { feedbackEntry } from './tables.ts'

/** Entries that a member is shown. */
const maxShown = 20

/**
 * What a member has sent, with its answers, on the operator's own origin alone: a script of a
 * partner's page could read them.
 */
export const feedbackRoute = route(feedback, async (_input, { deps, session }) => {
  const config = await readSetting(deps, feedbackSetting)
  if (session?.reach !== 'full') return { config, content: [] }
  const rows = await deps.db
    .select()
    .from(feedbackEntry)
    .where(eq(feedbackEntry.playerId, session.playerId))
    .orderBy(desc(feedbackEntry.at), desc(feedbackEntry.id))
    .limit(maxShown)
  const content = rows.map(({ number, type, content, at, answer, answeredAt }) => ({
    feedbackNo: number,
    type,
    content,
    at: at.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
  return { config, content }
})
