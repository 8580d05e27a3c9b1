import { minute, day } from '@baize/contract'
import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { codeWindow } from '../limits/code-rules.ts'
import { captchaPicture, humanProof, verificationCode, verificationSend, platformSecret } from './tables.ts'
import type { Area } from '../area.ts'
import { captchaByWorkRoute, captchaRoute } from './captcha.ts'
import { verificationRoutes } from './sms-routes.ts'

/**
 * Deletes rows that have ended; an ended code stays for a day, so that a late answer is told that
 * it is late, and a code that was sent for as long as a limit counts it.
 */
export async function sweepVerification({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  const { codes, 'codes-without-work': withoutWork } = config.limits
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const countedMs = Math.max(codeWindow(codes), withoutWork.windowMs)
  for (const table of [captchaPicture, humanProof]) await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(verificationCode).where(lt(verificationCode.endsAt, ago(day)))
  await db.delete(verificationSend).where(lt(verificationSend.at, ago(countedMs)))
}

export const verification: Area = {
  name: 'verification',
  routes: [captchaRoute, captchaByWorkRoute, ...verificationRoutes],
  tables: [captchaPicture, humanProof, platformSecret, verificationCode, verificationSend],
  jobs: [{ name: 'sweep-verification', every: 10 * minute, run: sweepVerification }],
}
