import { day } from '@baize/contract'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { textsIn } from './message-texts.ts'
import type { TextKey } from './message-texts.ts'
import { playerMessage } from './tables.ts'
import type { MessageKind } from './tables.ts'

/** Milliseconds for which a message to a player is stored. */
const maxAge = 90 * day
/** Messages that a player is shown at most. */
const maxShown = 20

/** The texts of each kind of message. */
const texts = {
  securityDelay: { title: 'delayTitle', content: 'delay' },
  feedbackAnswer: { title: 'feedbackTitle', content: 'feedback' },
  withdrawalApproved: { title: 'withdrawalTitle', content: 'withdrawalApproved' },
  withdrawalRejected: { title: 'withdrawalTitle', content: 'withdrawalRejected' },
  withdrawalSent: { title: 'withdrawalTitle', content: 'withdrawalSent' },
  withdrawalReminder: { title: 'withdrawalTitle', content: 'withdrawalReminder' },
  withdrawalAuto: { title: 'withdrawalTitle', content: 'withdrawalAuto' },
  withdrawalArrived: { title: 'withdrawalTitle', content: 'withdrawalArrived' },
  withdrawalReturned: { title: 'withdrawalTitle', content: 'withdrawalReturned' },
  withdrawalForced: { title: 'withdrawalTitle', content: 'withdrawalForced' },
} as const satisfies Record<MessageKind, { title: TextKey; content: TextKey }>

/**
 * Leaves a message that one player alone reads, in whichever language they ask for it; their old
 * ones are deleted.
 */
export async function leaveMessage(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  playerId: string,
  kind: MessageKind,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const at = clock.now()
  const old = lt(playerMessage.at, new Date(at.getTime() - maxAge))
  await db.delete(playerMessage).where(and(eq(playerMessage.playerId, playerId), old))
  await db.insert(playerMessage).values({ playerId, id: random.id(), kind, facts, at })
}

/** The messages of a player as plain text, the newest first. */
export async function messagesOf(db: Db, playerId: string, language: string) {
  const rows = await db
    .select()
    .from(playerMessage)
    .where(eq(playerMessage.playerId, playerId))
    .orderBy(desc(playerMessage.at), desc(playerMessage.id))
    .limit(maxShown)
  const translate = textsIn(language)
  return rows.map(({ id, kind, facts, at }) => {
    const { title, content } = texts[kind]
    return { id, title: translate(title, facts), content: translate(content, facts), at }
  })
}
