import { desc, like } from 'drizzle-orm'
import type { Command } from '../area.ts'
import { auditEvent } from './tables.ts'

/** Acts that are shown. */
const shown = 50

/** The last acts of staff, as the audit trail has them. */
export const trailCommand: Command = {
  usage: 'trail',
  does: 'lists what staff did last: when, who, what, and how it was before and after',
  run: async ({ db }) => {
    const acts = await db
      .select()
      .from(auditEvent)
      .where(like(auditEvent.device, 'staff: %'))
      .orderBy(desc(auditEvent.seq))
      .limit(shown)
    const lines = acts.map(({ at, device, what, account, reason, before, after }) =>
      [at.toISOString(), device, what, account, reason, before, after && `-> ${after}`].filter(Boolean).join('  '),
    )
    return { ok: true, lines: lines.length ? lines : ['Staff has done nothing yet.'] }
  },
}
