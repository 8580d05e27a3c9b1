import { asc } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { daysWithEvents, hashOfDay } from './audit-chain.ts'
import { auditDay } from './tables.ts'

export interface TrailCheck {
  /** Events that were looked at. */
  events: number
  /** Days whose events are not those that were sealed, or that were sealed with none. */
  broken: string[]
  /** The last sealed day and its hash; whoever keeps it elsewhere can tell later whether the whole chain was made anew. */
  head: { day: string; hash: string } | null
}

const after = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)

/** Goes through the sealed days of the audit trail and tells which of them are not as they were. */
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
  const present = head ? await daysWithEvents(db, null, after(head.day)) : []
  for (const day of present) if (!known.has(day)) broken.add(day)
  return { events, broken: [...broken].sort(), head: head && { day: head.day, hash: head.hash } }
}
