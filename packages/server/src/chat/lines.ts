import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Seat } from './seats.ts'
import { chatLine, chatModel } from './tables.ts'

/** A line of a room as its page gets it. */
export interface Line {
  line: number
  kind: 'text' | 'removal'
  person: string
  name: string
  role: string
  body: string
  at: string
}
/** Lines that a person who comes in gets. */
const historyLength = 50
/** Lines of a room that are stored; older ones are deleted. */
const storedLines = 500
/** Letters of a line. */
const lineLength = 300
/** Lines that are read at a time. */
export const linesPerRead = 100

type Author = Pick<Seat, 'modelId' | 'person' | 'name' | 'role'>
type ChatDeps = Pick<Deps, 'db' | 'clock'>

const shown = ({ line, kind, person, name, role, body, at }: typeof chatLine.$inferSelect): Line => ({
  line,
  kind,
  person,
  name,
  role,
  body,
  at: at.toISOString(),
})

/**
 * Characters that steer how text is drawn and are never read: control characters, marks of
 * direction, and half letters.
 */
const invisible = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** More marks on one letter than any language has. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu

/**
 * A typed text as others may read it: one line of plain text, at most as long as a line may be.
 * Markup stays text and is never read as markup. Empty where nothing is left.
 */
export function cleanText(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(invisible, '').replace(stackedMarks, '$1').trim()
  return [...line].slice(0, lineLength).join('').trim()
}

/**
 * The next line number of a room. It locks the room until the transaction ends, so lines become
 * visible in the order of their numbers.
 */
async function nextLine(tx: Db, modelId: string): Promise<number> {
  const [room] = await tx
    .update(chatModel)
    .set({ lastLine: sql`${chatModel.lastLine} + 1` })
    .where(eq(chatModel.id, modelId))
    .returning({ line: chatModel.lastLine })
  if (!room) throw new Error(`There is no room ${modelId}`)
  return room.line
}

/** Stores a line; the same key again answers the line that was stored first. */
async function addLine(
  { db, clock }: ChatDeps,
  { modelId, person, name, role }: Author,
  said: Pick<typeof chatLine.$inferInsert, 'kind' | 'body' | 'key' | 'network'>,
): Promise<number> {
  return inTransaction(db, async tx => {
    const line = await nextLine(tx, modelId)
    const mine = and(eq(chatLine.modelId, modelId), eq(chatLine.person, person), eq(chatLine.key, said.key))
    const [before] = await tx.select({ line: chatLine.line }).from(chatLine).where(mine)
    if (before) return before.line
    await tx.insert(chatLine).values({ modelId, line, person, name, role, ...said, at: clock.now() })
    await tx.delete(chatLine).where(and(eq(chatLine.modelId, modelId), lt(chatLine.line, line - storedLines)))
    return line
  })
}

/**
 * Says something in the room of the author's seat. The mark of the network is stored with it,
 * except of a host.
 */
export const say = (
  deps: ChatDeps,
  author: Author,
  said: { key: string; body: string; network: string },
): Promise<number> =>
  addLine(deps, author, { kind: 'text', ...said, network: author.role === 'host' ? null : said.network })

/**
 * Removes a line for everybody: from the history, and by a line of kind `removal` from the pages
 * that show it.
 */
export async function removeLine(deps: ChatDeps, author: Author, line: number): Promise<void> {
  await deps.db
    .update(chatLine)
    .set({ removed: true, body: '' })
    .where(and(eq(chatLine.modelId, author.modelId), eq(chatLine.line, line)))
  await addLine(deps, author, { kind: 'removal', body: String(line), key: `removal ${line}` })
}

/**
 * The lines that the person at a seat may see: those of their room, without people they have
 * blocked.
 */
const visibleTo = ({ modelId, person }: Pick<Seat, 'modelId' | 'person'>): SQL | undefined =>
  and(
    eq(chatLine.modelId, modelId),
    eq(chatLine.removed, false),
    sql`not exists (select 1 from chat_block b where b.person = ${person} and b.blocked = ${chatLine.person})`,
  )

/** The last lines of a room, oldest first. */
export async function history({ db }: ChatDeps, seat: Seat): Promise<Line[]> {
  const rows = await db
    .select()
    .from(chatLine)
    .where(and(visibleTo(seat), eq(chatLine.kind, 'text')))
    .orderBy(desc(chatLine.line))
    .limit(historyLength)
  return rows.reverse().map(shown)
}

/** The lines after a line, oldest first: those that a page has missed. */
export async function linesAfter({ db }: ChatDeps, seat: Seat, line: number): Promise<Line[]> {
  const rows = await db
    .select()
    .from(chatLine)
    .where(and(visibleTo(seat), gt(chatLine.line, line)))
    .orderBy(asc(chatLine.line))
    .limit(linesPerRead)
  return rows.map(shown)
}

/** A line of a room that can be reported; null where it is gone. */
export async function lineOf({ db }: ChatDeps, modelId: string, line: number) {
  const [row] = await db
    .select()
    .from(chatLine)
    .where(
      and(
        eq(chatLine.modelId, modelId),
        eq(chatLine.line, line),
        eq(chatLine.kind, 'text'),
        eq(chatLine.removed, false),
      ),
    )
  return row ?? null
}

/** Number of the last line of a room. */
export async function lastLine({ db }: ChatDeps, modelId: string): Promise<number> {
  const [room] = await db.select({ line: chatModel.lastLine }).from(chatModel).where(eq(chatModel.id, modelId))
  return room?.line ?? 0
}
