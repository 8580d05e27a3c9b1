import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { auditEvent } from './tables.ts'

export type AuditKind =
  'register' | 'login' | 'login-failed' | 'login-locked' | 'login-refused' | 'freeplay' | 'logout' | 'handover'

export interface AuditEntry {
  what: AuditKind
  account: string | null
  playerId?: string | null
  ip: string | null
  reason?: string
}

/** Writes down who did what, from where and when. Nothing of this is ever changed, and no secret stands in it. */
export async function audit(deps: Pick<Deps, 'clock' | 'random'>, db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditEvent).values({ id: deps.random.id(), at: deps.clock.now(), ...entry })
}
