import { and, asc, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { digest } from '../secrets.ts'
import { auditEvent, auditSeal } from './tables.ts'

/** Events that are read at a time. */
const pageSize = 1000

type Event = typeof auditEvent.$inferSelect
type Seal = typeof auditSeal.$inferSelect

/** The fields of an event as one text, in a fixed order. */
const textOf = ({ id, seq, at, what, account, playerId, ip, device, reason, before, after }: Event): string =>
  JSON.stringify([id, seq, at.toISOString(), what, account, playerId, ip, device, reason, before, after])

interface SealedEvents {
  events: number
  hash: string
}

/**
 * The hash of the events under a seal: each is hashed with the hash of the one before it, the first
 * one with that of the seal before.
 */
async function hashUnder(db: Db, number: number, previous: string): Promise<SealedEvents> {
  let hash = digest(`${previous}:${number}`)
  let events = 0
  let last: Event | undefined
  do {
    const found = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.seal, number), last && gt(auditEvent.seq, last.seq)))
      .orderBy(asc(auditEvent.seq), asc(auditEvent.id))
      .limit(pageSize)
    for (const event of found) hash = digest(hash + textOf(event))
    events += found.length
    last = found.length === pageSize ? found.at(-1) : undefined
  } while (last)
  return { events, hash }
}

async function lastSeal(db: Db): Promise<Seal | null> {
  const [row] = await db.select().from(auditSeal).orderBy(desc(auditSeal.number)).limit(1)
  return row ?? null
}

async function countUnsealed(db: Db): Promise<number> {
  const [row] = await db.select({ events: count() }).from(auditEvent).where(isNull(auditEvent.seal))
  return row?.events ?? 0
}

/**
 * Seals the events that no seal covers yet: what is changed, added or deleted under a seal later no
 * longer matches its hash. Which events those are is said by the database alone: an event that was
 * slow to be stored, or came from a process whose clock is behind, is under the next seal. The
 * number is taken first, so that of two processes one seals.
 */
export async function sealTrail({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (!(await countUnsealed(db))) return
  await inTransaction(db, async tx => {
    const before = await lastSeal(tx)
    const number = (before?.number ?? 0) + 1
    const seal = { number, events: 0, hash: '', sealedAt: clock.now() }
    const taken = await tx.insert(auditSeal).values(seal).onConflictDoNothing().returning({ number: auditSeal.number })
    if (!taken.length) return
    await tx.update(auditEvent).set({ seal: number }).where(isNull(auditEvent.seal))
    await tx
      .update(auditSeal)
      .set(await hashUnder(tx, number, before?.hash ?? ''))
      .where(eq(auditSeal.number, number))
  })
}

export interface TrailCheck {
  /** Events that were checked. */
  events: number
  /** Events that wait for the next seal. */
  unsealed: number
  /** Numbers of seals that do not match their events, or are missing. */
  broken: number[]
  /** The last seal; a copy elsewhere shows later whether the whole chain was rewritten. */
  head: Seal | null
}

/** Numbers that events name and no seal has. */
async function missingSeals(db: Db): Promise<number[]> {
  const isMissing = and(isNotNull(auditEvent.seal), isNull(auditSeal.number))
  const rows = await db
    .selectDistinct({ seal: auditEvent.seal })
    .from(auditEvent)
    .leftJoin(auditSeal, eq(auditSeal.number, auditEvent.seal))
    .where(isMissing)
  return rows.map(({ seal }) => seal ?? 0)
}

/** Checks the audit trail under its seals, and returns those whose events were changed. */
export async function checkTrail(db: Db): Promise<TrailCheck> {
  const seals = await db.select().from(auditSeal).orderBy(asc(auditSeal.number))
  const broken = new Set(await missingSeals(db))
  let previous = ''
  let events = 0
  for (const [place, seal] of seals.entries()) {
    const now = await hashUnder(db, seal.number, previous)
    if (now.hash !== seal.hash || now.events !== seal.events || seal.number !== place + 1) broken.add(seal.number)
    previous = seal.hash
    events += now.events
  }
  const found = [...broken].sort((one, other) => one - other)
  return { events, unsealed: await countUnsealed(db), broken: found, head: seals.at(-1) ?? null }
}
