import type { Deps } from '../deps.ts'
import { notice, type NoticeTexts, type Texts } from './tables.ts'

export interface NewNotice {
  id?: string
  texts: Texts<NoticeTexts>
  publishedAt?: Date
  endsAt?: Date | null
}

/** Shows a notice to players from a time on. One with an id that is known already stays as it is. */
export async function publishNotice(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { id = random.id(), texts, publishedAt = clock.now(), endsAt = null }: NewNotice,
): Promise<string> {
  await db.insert(notice).values({ id, texts, publishedAt, endsAt }).onConflictDoNothing()
  return id
}
