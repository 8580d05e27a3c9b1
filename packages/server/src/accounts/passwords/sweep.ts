import { lt } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { resetLink, resetRequest } from './tables.ts'

/** As long as requests for a link count, in milliseconds. */
const requestsKept = 3_600_000

/** Takes away links that have ended, and requests for them that no longer count. */
export async function sweepPasswords({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.delete(resetLink).where(lt(resetLink.endsAt, now))
  await db.delete(resetRequest).where(lt(resetRequest.at, new Date(now.getTime() - requestsKept)))
}
