import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Context } from '../http/route.ts'
import { deviceNameOf } from '../http/device-name.ts'
import type { Player } from '../accounts/players/index.ts'
import { auditEvent } from './tables.ts'

export type AuditKind =
  | 'register'
  | 'login'
  | 'login-failed'
  | 'login-locked'
  | 'login-refused'
  | 'freeplay'
  | 'logout'
  | 'handover'
  | 'sessions-revoked'
  | 'password-changed'
  | 'password-refused'
  | 'password-forgotten'
  | 'password-reset'
  | 'second-asked'
  | 'second-passed'
  | 'second-failed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'quick-on'
  | 'quick-off'
  | 'quick-failed'
  | 'identity-linked'
  | 'contact-added'
  | 'contact-changed'
  | 'profile-changed'
  | 'contract-offered'
  | 'contract-withdrawn'
  | 'contract-accepted'
  | 'contract-rejected'
  | 'contract-termination-asked'
  | 'contract-granted'
  | 'contract-ended'
  | 'downline-opened'
  | 'link-made'
  | 'link-deleted'
  | 'payment-password-set'
  | 'payment-password-reset'
  | 'payment-password-refused'
  | 'payee-name-set'
  | 'payee-name-changed'
  | 'payout-account-added'
  | 'payout-account-removed'
  | 'transfer-sent'
  | 'wallet-transfer-ordered'
  | 'wallet-transfer-ended'
  | 'wallet-transfer-asked'
  | 'wallets-recalled'
  | 'auto-transfer-switched'
  | 'deposit-ordered'
  | 'deposit-claimed'
  | 'deposit-cancelled'
  | 'deposit-moved'
  | 'deposit-proposed'
  | 'deposit-approved'
  | 'deposit-rejected'
  | 'deposit-receipts-written'
  | 'bonus-granted'
  | 'bonus-completed'
  | 'bonus-expired'
  | 'bonus-cancelled'
  | 'withdrawal-ordered'
  | 'withdrawal-cancelled'
  | 'withdrawal-answered'
  | 'withdrawal-auto-received'
  | 'withdrawal-begun'
  | 'withdrawal-approved'
  | 'withdrawal-rejected'
  | 'withdrawal-sent'
  | 'withdrawal-settled'
  | 'withdrawal-force-proposed'
  | 'withdrawal-forced'
  | 'withdrawal-proofs-written'
  | 'vendor-key-begun'
  | 'vendor-key-ended'
  | 'site-added'
  | 'site-removed'
  | 'site-frames-changed'
  | 'site-inline-changed'
  | 'site-origin-changed'
  | 'site-key-begun'
  | 'site-key-ended'
  | 'win-refused'
  | 'setting-changed'
  | 'games-switched'
  | 'notice-published'
  | 'announcement-published'
  | 'announcement-ended'
  | 'help-published'
  | 'help-withdrawn'
  | 'feedback-answered'
  | 'feedback-closed'
  | 'chat-report-settled'
  | 'chat-ban-lifted'
  | 'chat-host-invited'
  | 'room-switched'
  | 'chaos-armed'
  | 'launches-made'
  | 'rounds-spread'
  | 'job-run'
  | 'clock-moved'

/** Fields of the changed thing, before or after; never a secret. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

export interface AuditEntry {
  what: AuditKind
  account: string | null
  playerId?: string | null
  ip: string | null
  device?: string | null
  reason?: string
  before?: AuditFacts
  after?: AuditFacts
}

/**
 * Writes an event to the audit trail: who did what, from where and when. Events are never changed,
 * and hold no secret.
 */
export async function audit(
  deps: Pick<Deps, 'clock' | 'random'>,
  db: Db,
  { before, after, ...entry }: AuditEntry,
): Promise<void> {
  await db.insert(auditEvent).values({
    ...entry,
    id: deps.random.id(),
    at: deps.clock.now(),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  })
}

/**
 * The fields of an event that describe the caller. A username without an account may be a password
 * in the wrong field, so it is not stored.
 */
export const auditOf = (
  { ip, headers }: Pick<Context, 'ip' | 'headers'>,
  who: Pick<Player, 'id' | 'account'> | null,
): Pick<AuditEntry, 'account' | 'playerId' | 'ip' | 'device'> => ({
  account: who?.account ?? null,
  playerId: who?.id ?? null,
  ip,
  device: deviceNameOf(headers),
})
