import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { sealUse } from './tables.ts'

/** Takes away the notes of sealed calls that are too old to be taken anyway. */
export async function sweepSeals({ db, clock }: Deps): Promise<void> {
  await db.delete(sealUse).where(lt(sealUse.endsAt, clock.now()))
}
