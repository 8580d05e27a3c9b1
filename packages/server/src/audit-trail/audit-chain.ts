import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { digest } from '../access/secrets.ts'
import { auditDay, auditEvent } from './tables.ts'

const hour = 3_600_000
const oneDay = 24 * hour
/** Milliseconds after the end of a day in which its last events may still be written. */
const lateEventTime = hour
/** Events that are read at a time. */
const pageSize = 1000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const endOf = (day: string): Date => new Date(startOf(day).getTime() + oneDay)

type Event = typeof auditEvent.$inferSelect

/** The fields of an event as one text, in a fixed order. */
const textOf = ({ id, at, what, account, playerId, ip, device, reason, before, after }: Event): string =>
  JSON.stringify([id, at.toISOString(), what, account, playerId, ip, device, reason, before, after])

/** Days with events, from one time until another. */
async function daysWithEvents(db: Db, from: Date | null, before: Date): Promise<string[]> {
  const day = sql<string>`to_char(${auditEvent.at} at time zone 'UTC', 'YYYY-MM-DD')`.as('day')
  const range = and(from ? gte(auditEvent.at, from) : undefined, lt(auditEvent.at, before))
  const rows = await db.selectDistinct({ day }).from(auditEvent).where(range)
  return rows.map(row => row.day).sort()
}

interface DayHash {
  events: number
  hash: string
}

/** The hash of a day: every event is hashed with the hash of the one before it, the first one with that of the day before. */
async function hashOfDay(db: Db, day: string, previous: string): Promise<DayHash> {
  let hash = digest(`${previous}:${day}`)
  let events = 0
  let last: Event | undefined
  do {
    const after = last && or(gt(auditEvent.at, last.at), and(eq(auditEvent.at, last.at), gt(auditEvent.id, last.id)))
    const found = await db
      .select()
      .from(auditEvent)
      .where(and(gte(auditEvent.at, startOf(day)), lt(auditEvent.at, endOf(day)), after))
      .orderBy(asc(auditEvent.at), asc(auditEvent.id))
      .limit(pageSize)
    for (const event of found) hash = digest(hash + textOf(event))
    events += found.length
    last = found.length === pageSize ? found.at(-1) : undefined
  } while (last)
  return { events, hash }
}

/** The last sealed day. */
async function lastSealed(db: Db): Promise<typeof auditDay.$inferSelect | null> {
  const [row] = await db.select().from(auditDay).orderBy(desc(auditDay.day)).limit(1)
  return row ?? null
}

/** Seals the days that have ended: events that are changed, added or deleted later no longer match the hash of their day. */
export async function sealDays({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const sealUntil = startOf(dayOf(new Date(now.getTime() - lateEventTime)))
  const last = await lastSealed(db)
  let previous = last?.hash ?? ''
  for (const day of await daysWithEvents(db, last && endOf(last.day), sealUntil)) {
    const { events, hash } = await hashOfDay(db, day, previous)
    await db.insert(auditDay).values({ day, events, hash, sealedAt: now }).onConflictDoNothing()
    previous = hash
  }
}

export interface TrailCheck {
  /** Events that were checked. */
  events: number
  /** Days whose events do not match their seal, or that have events and no seal. */
  broken: string[]
  /** The last sealed day and its hash; a copy elsewhere shows later whether the whole chain was rewritten. */
  head: { day: string; hash: string } | null
}

const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)

/** Checks the sealed days of the audit trail, and returns those that were changed. */
export async function checkTrail(db: Db): Promise<TrailCheck> {
  const days = await db.select().from(auditDay).orderBy(asc(auditDay.day))
  const head = days.at(-1) ?? null
  const broken = new Set<string>()
  let previous = ''
  let events = 0
  for (const sealed of days) {
    const now = await hashOfDay(db, sealed.day, previous)
    if (now.hash !== sealed.hash || now.events !== sealed.events) broken.add(sealed.day)
    previous = sealed.hash
    events += now.events
  }
  const known = new Set(days.map(({ day }) => day))
  const present = head ? await daysWithEvents(db, null, dayAfter(head.day)) : []
  for (const day of present) if (!known.has(day)) broken.add(day)
  return { events, broken: [...broken].sort(), head: head && { day: head.day, hash: head.hash } }
}
