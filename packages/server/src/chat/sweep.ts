import { lt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { chatSeat, chatTicket } from './tables.ts'

/** Takes away tickets and seats that have ended. */
export async function sweepChat({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  for (const table of [chatTicket, chatSeat]) await db.delete(table).where(lt(table.endsAt, now))
}
