import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { chatRules } from './rules.ts'
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
/** Lines that are read at a time. */
export const batch = 100

type Author = Pick<Seat, 'modelId' | 'person' | 'name' | 'role'>
type Given = Pick<Deps, 'db' | 'clock'>

const shown = ({ line, kind, person, name, role, body, at }: typeof chatLine.$inferSelect): Line => ({
  line,
  kind,
  person,
  name,
  role,
  body,
  at: at.toISOString(),
})

/** The next number of a room. Whoever takes one holds the room until the transaction ends, so lines become visible in their order. */
async function nextLine(tx: Db, modelId: string): Promise<number> {
  const [room] = await tx
    .update(chatModel)
    .set({ lastLine: sql`${chatModel.lastLine} + 1` })
    .where(eq(chatModel.id, modelId))
    .returning({ line: chatModel.lastLine })
  if (!room) throw new Error(`There is no room ${modelId}`)
  return room.line
}

/** Writes a line down; one that was sent before, by its key, is the one it was. */
async function write(
  { db, clock }: Given,
  { modelId, person, name, role }: Author,
  { kind, body, key }: Pick<typeof chatLine.$inferInsert, 'kind' | 'body' | 'key'>,
): Promise<number> {
  return inTransaction(db, async tx => {
    const line = await nextLine(tx, modelId)
    const mine = and(eq(chatLine.modelId, modelId), eq(chatLine.person, person), eq(chatLine.key, key))
    const [before] = await tx.select({ line: chatLine.line }).from(chatLine).where(mine)
    if (before) return before.line
    await tx.insert(chatLine).values({ modelId, line, kind, person, name, role, body, key, at: clock.now() })
    await tx.delete(chatLine).where(and(eq(chatLine.modelId, modelId), lt(chatLine.line, line - chatRules.kept)))
    return line
  })
}

/** Says something in the room that one sits in. */
export const say = (deps: Given, author: Author, key: string, body: string): Promise<number> =>
  write(deps, author, { kind: 'text', body, key })

/** Takes a line away for everybody: it is no part of the history any more, and pages that show it are told. */
export async function removeLine(deps: Given, host: Author, line: number): Promise<void> {
  await deps.db
    .update(chatLine)
    .set({ removed: true, body: '' })
    .where(and(eq(chatLine.modelId, host.modelId), eq(chatLine.line, line)))
  await write(deps, host, { kind: 'removal', body: String(line), key: `removal ${line}` })
}

/** What the person at a seat may see: their room, without those they have blocked. */
const visibleTo = ({ modelId, person }: Pick<Seat, 'modelId' | 'person'>): SQL | undefined =>
  and(
    eq(chatLine.modelId, modelId),
    eq(chatLine.removed, false),
    sql`not exists (select 1 from chat_block b where b.person = ${person} and b.blocked = ${chatLine.person})`,
  )

/** The last lines of a room, oldest first. */
export async function history({ db }: Given, seat: Seat): Promise<Line[]> {
  const rows = await db
    .select()
    .from(chatLine)
    .where(and(visibleTo(seat), eq(chatLine.kind, 'text')))
    .orderBy(desc(chatLine.line))
    .limit(chatRules.history)
  return rows.reverse().map(shown)
}

/** What was said after a line, oldest first: what a page that was away has missed. */
export async function linesAfter({ db }: Given, seat: Seat, line: number): Promise<Line[]> {
  const rows = await db
    .select()
    .from(chatLine)
    .where(and(visibleTo(seat), gt(chatLine.line, line)))
    .orderBy(asc(chatLine.line))
    .limit(batch)
  return rows.map(shown)
}

/** The line of a room that is said to be out of order; null where it is gone. */
export async function lineOf({ db }: Given, modelId: string, line: number) {
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
export async function lastLine({ db }: Given, modelId: string): Promise<number> {
  const [room] = await db.select({ line: chatModel.lastLine }).from(chatModel).where(eq(chatModel.id, modelId))
  return room?.line ?? 0
}
