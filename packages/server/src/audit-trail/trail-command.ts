import { desc, sql } from 'drizzle-orm'
import type { Command } from '../area.ts'
import type { Db } from '../db/open.ts'
import { auditEvent } from './tables.ts'

/** Acts that are shown. */
const shown = 50

/**
 * The last acts of staff. Their mark is part of the text, because an index on a part of a table is
 * used for that very part alone.
 */
export const lastActs = (db: Db) =>
  db
    .select()
    .from(auditEvent)
    .where(sql`${auditEvent.device} like 'staff: %'`)
    .orderBy(desc(auditEvent.seq))
    .limit(shown)

/** Lists them as the audit trail has them. */
export const trailCommand: Command = {
  usage: 'trail',
  does: 'lists what staff did last: when, who, what, and how it was before and after',
  run: async ({ db }) => {
    const lines = (await lastActs(db)).map(({ at, device, what, account, reason, before, after }) =>
      [at.toISOString(), device, what, account, reason, before, after && `-> ${after}`].filter(Boolean).join('  '),
    )
    return { ok: true, lines: lines.length ? lines : ['Staff has done nothing yet.'] }
  },
}
