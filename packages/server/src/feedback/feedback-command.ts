import { feedbackTypes } from '@baize/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { UsageError, type Command } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { leaveMessage } from '../messages/player-messages.ts'
import { feedbackEntry } from './tables.ts'

type Entry = typeof feedbackEntry.$inferSelect
type Subject = (deps: Deps, words: readonly string[], by: string) => Promise<string[]>

/** Entries that a list shows. */
const maxListed = 100
/** Letters of an answer. */
const answerMax = 2000

const topicOf = (type: number): string =>
  Object.entries(feedbackTypes).find(([, number]) => number === type)?.[0] ?? String(type)
const stateOf = ({ answer, closedAt }: Entry): string => (answer ? 'answered' : closedAt ? 'closed' : 'waits')

/** One line of a list; what people wrote is quoted, so that it stays one. */
const lineOf = (entry: Entry): string =>
  [
    entry.number,
    entry.at.toISOString(),
    stateOf(entry).padEnd(8),
    topicOf(entry.type).padEnd(10),
    `${entry.sender}:`,
    JSON.stringify(entry.content),
  ].join(' ')

const listWaiting: Subject = async ({ db }) => {
  const rows = await db
    .select()
    .from(feedbackEntry)
    .where(isNull(feedbackEntry.closedAt))
    .orderBy(asc(feedbackEntry.at))
    .limit(maxListed)
  return rows.length ? rows.map(lineOf) : ['No feedback waits.']
}

const listAll: Subject = async ({ db }) => {
  const rows = await db.select().from(feedbackEntry).orderBy(desc(feedbackEntry.at)).limit(maxListed)
  return rows.length ? rows.map(lineOf) : ['There is no feedback.']
}

/** @throws UsageError where there is no feedback of this number */
async function entryOf(db: Db, number = ''): Promise<Entry> {
  const [row] = await db
    .select()
    .from(feedbackEntry)
    .where(eq(feedbackEntry.number, number.toUpperCase()))
    .for('update')
  if (!row) throw new UsageError(`There is no feedback "${number}". "feedback all" lists it.`)
  return row
}

const show: Subject = async ({ db }, [number]) => {
  const entry = await entryOf(db, number)
  const { contact, answer } = entry
  const contacts = contact ? [`contact ${JSON.stringify(contact)}`] : []
  return [lineOf(entry), ...contacts, ...(answer ? [`answer ${JSON.stringify(answer)}`] : [])]
}

/**
 * Answers a member, who reads it beside what was sent and among the notices; a guest is answered at
 * the contact, by staff.
 */
const answer: Subject = async (deps, [number, ...words], by) => {
  const reply = words.join(' ').trim()
  if (!reply || reply.length > answerMax) throw new UsageError(`Say the answer, in up to ${answerMax} letters.`)
  const at = deps.clock.now()
  const entry = await inTransaction(deps.db, async tx => {
    const found = await entryOf(tx, number)
    if (found.answer) throw new UsageError(`${found.number} has been answered.`)
    await tx
      .update(feedbackEntry)
      .set({ answer: reply, answeredAt: at, closedAt: at })
      .where(and(eq(feedbackEntry.id, found.id), isNull(feedbackEntry.answer)))
    if (found.playerId)
      await leaveMessage({ ...deps, db: tx }, found.playerId, 'feedbackAnswer', { asked: found.content, answer: reply })
    const facts = { before: { answer: null }, after: { answer: reply } }
    await auditStaff(deps, tx, by, { what: 'feedback-answered', reason: found.number, ...facts })
    return found
  })
  const toGuest = entry.contact ? [`The guest can be reached: ${JSON.stringify(entry.contact)}.`] : []
  return [`${entry.number} is answered.`, ...(entry.playerId ? [] : toGuest)]
}

const close: Subject = async (deps, [number], by) => {
  const entry = await inTransaction(deps.db, async tx => {
    const found = await entryOf(tx, number)
    if (found.closedAt) throw new UsageError(`${found.number} is closed.`)
    await tx.update(feedbackEntry).set({ closedAt: deps.clock.now() }).where(eq(feedbackEntry.id, found.id))
    const facts = { before: { closed: false }, after: { closed: true } }
    await auditStaff(deps, tx, by, { what: 'feedback-closed', reason: found.number, ...facts })
    return found
  })
  return [`${entry.number} is closed.`]
}

const subjects: Readonly<Record<string, Subject>> = { waiting: listWaiting, all: listAll, show, answer, close }

/**
 * Staff's command for feedback: what waits, one of it, an answer, and closing one without an
 * answer.
 */
export const feedbackCommand: Command = {
  usage: 'feedback [waiting | all | show NUMBER | answer NUMBER WORDS… | close NUMBER]',
  does: 'lists what people have written to the site, answers it or closes it',
  run: async (deps, [word = 'waiting', ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, rest, by) }
  },
}
