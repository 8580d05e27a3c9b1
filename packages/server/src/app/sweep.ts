import { lt } from 'drizzle-orm'
import { letTimePass } from '../agents/agreements/index.ts'
import type { Deps } from '../deps.ts'
import { sweepVerification, captchaPicture } from '../verification/index.ts'
import { sealDays } from '../audit-trail/index.ts'
import { resetLink, resetRequest } from '../accounts/passwords/index.ts'
import { sweepSecond, loginAttempt } from '../accounts/security/index.ts'
import { handoverCode, session } from '../accounts/sessions/index.ts'
import { sealUse } from '../access/tables.ts'
import { trialNetwork } from '../accounts/registration/index.ts'

/** As long as anybody asks who tried what. */
const attemptsKept = 3_600_000

/** Takes away what has ended: it is refused by its time already, and only costs room. Seals the trail of the days that are over. */
export async function sweep(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  for (const table of [sealUse, captchaPicture, handoverCode, resetLink, session])
    await db.delete(table).where(lt(table.endsAt, now))
  for (const table of [loginAttempt, resetRequest, trialNetwork])
    await db.delete(table).where(lt(table.at, new Date(now.getTime() - attemptsKept)))
  await letTimePass(db, now)
  await sweepVerification(deps)
  await sweepSecond(deps)
  await sealDays(deps)
}
