import { day } from '@baize/contract'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { messageKinds } from './message-kinds.ts'
import type { MessageKindName } from './message-kinds.ts'
import { textsIn } from './message-texts.ts'
import type { TextKey } from './message-texts.ts'
import { playerMessage } from './tables.ts'

/** Milliseconds for which a message to a player is stored. */
const maxAge = 90 * day

type Facts = Readonly<Record<string, string>>

/**
 * Leaves a message that one player alone reads, in whichever language they ask for it; their old
 * ones are deleted.
 */
export async function leaveMessage(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  playerId: string,
  kind: MessageKindName,
  facts: Facts,
): Promise<void> {
  const at = clock.now()
  const old = lt(playerMessage.at, new Date(at.getTime() - maxAge))
  await db.delete(playerMessage).where(and(eq(playerMessage.playerId, playerId), old))
  await db.insert(playerMessage).values({ playerId, id: random.id(), kind, facts, at })
}

/** A message in one language, as plain text. */
export interface PlayerMessage {
  id: string
  title: string
  content: string
  at: Date
  isRead: boolean
  isPinned: boolean
  /** Word of its button, and the path on the site that it leads to; null where it leads nowhere. */
  action: { word: string; route: string } | null
}

/** A path with facts at the places that name them. */
const routeWith = (route: string, facts: Facts): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(facts[name] ?? ''))

function shownIn(language: string) {
  const translate = textsIn(language)
  return ({ id, kind, facts: stored, at, readAt }: typeof playerMessage.$inferSelect): PlayerMessage => {
    const { title, content, action, isPinned, translated } = messageKinds[kind]
    const inLanguage = translated.map(name => [name, translate((stored[name] ?? '') as TextKey)])
    const facts: Facts = { ...stored, ...(Object.fromEntries(inLanguage) as Facts) }
    return {
      id,
      title: translate(title, facts),
      content: translate(content, facts),
      at,
      isRead: readAt !== null,
      isPinned: isPinned && readAt === null,
      action: action && { word: translate(action.word), route: routeWith(action.route, facts) },
    }
  }
}

const pinnedKinds = (Object.keys(messageKinds) as MessageKindName[]).filter(name => messageKinds[name].isPinned)

/** A part of the messages of a player: pinned ones that are unread first, then the newest. */
export async function messagesOf(
  db: Db,
  playerId: string,
  language: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlayerMessage[]> {
  const isPinned = sql`(${inArray(playerMessage.kind, pinnedKinds)} and ${isNull(playerMessage.readAt)})`
  const rows = await db
    .select()
    .from(playerMessage)
    .where(eq(playerMessage.playerId, playerId))
    .orderBy(desc(isPinned), desc(playerMessage.at), desc(playerMessage.id))
    .limit(limit)
    .offset(offset)
  return rows.map(shownIn(language))
}

/** How many messages a player has. */
export const countMessages = (db: Db, playerId: string): Promise<number> =>
  db.$count(playerMessage, eq(playerMessage.playerId, playerId))

const unreadOf = (playerId: string) => and(eq(playerMessage.playerId, playerId), isNull(playerMessage.readAt))

/** How many messages of a player are unread. */
export const countUnreadMessages = (db: Db, playerId: string): Promise<number> =>
  db.$count(playerMessage, unreadOf(playerId))

/** Marks messages of a player as read; all of them where none is named. */
export async function markMessagesRead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  ids?: readonly string[],
): Promise<void> {
  await db
    .update(playerMessage)
    .set({ readAt: clock.now() })
    .where(and(unreadOf(playerId), ids && inArray(playerMessage.id, [...ids])))
}

/** Deletes messages of a player. */
export async function deleteMessages(db: Db, playerId: string, ids: readonly string[]): Promise<void> {
  await db.delete(playerMessage).where(and(eq(playerMessage.playerId, playerId), inArray(playerMessage.id, [...ids])))
}
