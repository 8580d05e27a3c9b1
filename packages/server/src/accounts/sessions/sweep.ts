import { lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { handoverCode, session } from './tables.ts'

/** Takes away sessions and hand-over codes that have ended. */
export async function sweepSessions({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [handoverCode, session]) await db.delete(table).where(lt(table.endsAt, now))
}
