import { desc, like } from 'drizzle-orm'
import { auditEvent } from '../src/audit-trail/index.ts'
import type { Deps } from '../src/deps.ts'

const facts = (text: string | null | undefined) => (text ? (JSON.parse(text) as unknown) : null)

/** The last entry of the audit trail, with its facts as values. */
export async function lastEvent({ db }: Pick<Deps, 'db'>) {
  const [event] = await db.select().from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1)
  return event && { ...event, before: facts(event.before), after: facts(event.after) }
}

/** How many acts of staff the audit trail holds. */
export const countActs = ({ db }: Pick<Deps, 'db'>) => db.$count(auditEvent, like(auditEvent.device, 'staff: %'))
