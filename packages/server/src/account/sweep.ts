import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { captchaPicture, handoverCode, loginAttempt, sealUse, session } from './tables.ts'

/** Longer than anything about a failed login is asked for. */
const attemptsKept = 3_600_000

/** Takes away what has ended: it is refused by its time already, and only costs room. */
export async function sweep({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [sealUse, captchaPicture, handoverCode, session])
    await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(loginAttempt).where(lt(loginAttempt.at, new Date(now.getTime() - attemptsKept)))
}
