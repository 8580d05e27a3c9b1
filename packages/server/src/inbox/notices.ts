import type { InboxMessage } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Player } from '../accounts/players/index.ts'
import { noticesNow } from '../announcements/index.ts'
import type { Deps } from '../deps.ts'
import { noticeRead } from './tables.ts'

type Reader = Pick<Player, 'id' | 'registeredAt'>

/**
 * The notices of now as a player sees them. Those from before the registration count as read: a new
 * account begins with an empty badge.
 */
export async function noticesFor(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id: playerId, registeredAt }: Reader,
  language: string,
): Promise<InboxMessage[]> {
  const marks = await deps.db
    .select({ id: noticeRead.noticeId })
    .from(noticeRead)
    .where(eq(noticeRead.playerId, playerId))
  const read = new Set(marks.map(({ id }) => id))
  return (await noticesNow(deps, language)).map(notice => ({
    ...notice,
    isRead: read.has(notice.id) || Date.parse(notice.time) < registeredAt.getTime(),
    isPinned: false,
    action: '',
    linkageType: null,
    linkage: '',
  }))
}

/** Marks notices of now as read by a player; all of them where none is named. */
export async function markNoticesRead(
  deps: Pick<Deps, 'db' | 'clock'>,
  who: Reader,
  ids: readonly string[] | undefined,
  language: string,
): Promise<void> {
  const named = ids && new Set(ids)
  const unread = (await noticesFor(deps, who, language)).filter(({ id, isRead }) => !isRead && (named?.has(id) ?? true))
  if (!unread.length) return
  const rows = unread.map(({ id }) => ({ playerId: who.id, noticeId: id, at: deps.clock.now() }))
  await deps.db.insert(noticeRead).values(rows).onConflictDoNothing()
}
