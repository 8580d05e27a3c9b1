import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { captchaPicture, humanProof, verificationCode, verificationSend } from './tables.ts'

const day = 86_400_000

/** Takes away what has ended; an ended code is kept for a day, so that whoever types it late hears that it is late. */
export async function sweepVerification({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - day)
  for (const table of [captchaPicture, humanProof]) await db.delete(table).where(lt(table.endsAt, now))
  await db.delete(verificationCode).where(lt(verificationCode.endsAt, yesterday))
  await db.delete(verificationSend).where(lt(verificationSend.at, yesterday))
}
