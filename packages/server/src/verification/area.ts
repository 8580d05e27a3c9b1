import { minute, day } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { captchaPicture, humanProof, verificationCode, verificationSend, platformSecret } from './tables.ts'
import type { Area } from '../area.ts'
import { captchaByWorkRoute, captchaRoute } from './captcha.ts'
import { verificationRoutes } from './sms-routes.ts'

/**
 * Deletes rows that have ended; an ended code stays for a day, so that a late answer is told that
 * it is late.
 */
export async function sweepVerification({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - day)
  for (const table of [captchaPicture, humanProof]) await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(verificationCode).where(lt(verificationCode.endsAt, yesterday))
  await db.delete(verificationSend).where(lt(verificationSend.at, yesterday))
}

export const verification: Area = {
  name: 'verification',
  routes: [captchaRoute, captchaByWorkRoute, ...verificationRoutes],
  tables: [captchaPicture, humanProof, platformSecret, verificationCode, verificationSend],
  jobs: [{ name: 'sweep-verification', every: 10 * minute, run: sweepVerification }],
}
