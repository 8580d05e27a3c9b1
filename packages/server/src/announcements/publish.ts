import type { Deps } from '../deps.ts'
import { notice, type NoticeTexts, type Texts } from './tables.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'
import { siteSetting } from '../system/index.ts'

interface NewNotice {
  id?: string
  texts: Texts<NoticeTexts>
  publishedAt?: Date
  endsAt?: Date | null
}

/**
 * Shows a notice to players from a time on. One with an id that is known already stays as it is.
 */
export async function publishNotice(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { id = random.id(), texts, publishedAt = clock.now(), endsAt = null }: NewNotice,
): Promise<string> {
  await db.insert(notice).values({ id, texts, publishedAt, endsAt }).onConflictDoNothing()
  return id
}

export const announceCommand: Command = {
  usage: 'announce TITLE TEXT',
  does: 'shows a notice to players, in every language as it is written',
  run: async (deps, [title, ...text], by) => {
    const content = text.join(' ')
    if (!title || !content) throw new UsageError('A notice needs a title and a text.')
    const { languages } = await readSetting(deps, siteSetting)
    const texts = Object.fromEntries(languages.map(code => [code, { title, content }]))
    const id = await inTransaction(deps.db, async tx => {
      const published = await publishNotice({ ...deps, db: tx }, { texts })
      await auditStaff(deps, tx, by, { what: 'notice-published', reason: published, after: { title, content } })
      return published
    })
    return { ok: true, lines: [`Published as ${id}.`] }
  },
}
