import type { PayoutAccount } from '@baize/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { AuditFacts } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { isUuid } from '../random.ts'
import { inLanguage } from '../text/language.ts'
import { numberFormats } from './number-formats.ts'
import { payoutsSetting } from './payouts-setting.ts'
import { payoutAccount } from './tables.ts'
import type { StoredPayoutAccount } from './tables.ts'

/** A player's account of this id; null where the player has none. */
export async function payoutAccountOf(db: Db, playerId: string, id: string): Promise<StoredPayoutAccount | null> {
  if (!isUuid(id)) return null
  const [found] = await db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.playerId, playerId), eq(payoutAccount.id, id)))
  return found ?? null
}

/** A player's accounts, the default first. */
export const storedAccountsOf = (db: Db, playerId: string): Promise<StoredPayoutAccount[]> =>
  db
    .select()
    .from(payoutAccount)
    .where(eq(payoutAccount.playerId, playerId))
    .orderBy(desc(payoutAccount.preference), asc(payoutAccount.addedAt), asc(payoutAccount.id))

/** Where money goes, as it is kept. */
export type PayoutTarget = Pick<StoredPayoutAccount, 'kind' | 'providerId' | 'number' | 'holder'>

/**
 * Where money goes, as its owner sees it. Of a provider that staff have removed its id is shown,
 * and the end of the number.
 */
export async function shownTarget(
  deps: Pick<Deps, 'db' | 'clock'>,
  { kind, providerId, number, holder }: PayoutTarget,
  language: string,
): Promise<Pick<PayoutAccount, 'kind' | 'bank' | 'numberMasked' | 'holder'>> {
  const { providers } = await readSetting(deps, payoutsSetting)
  const { names = {}, format = 'account' } = providers.find(({ id }) => id === providerId) ?? {}
  return {
    kind,
    bank: inLanguage(names, language) ?? providerId,
    numberMasked: numberFormats[format].mask(number),
    holder,
  }
}

/** A player's accounts as their owner sees them, the default first. */
export async function payoutAccountsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  language: string,
): Promise<PayoutAccount[]> {
  const rows = await storedAccountsOf(deps.db, playerId)
  return Promise.all(
    rows.map(async (row, nth) => ({
      id: row.id,
      ...(await shownTarget(deps, row, language)),
      default: nth === 0,
      addedAt: row.addedAt.toISOString(),
    })),
  )
}

/** What the audit trail says of an account: never its whole number. */
export async function auditedFacts(deps: Pick<Deps, 'db' | 'clock'>, target: PayoutTarget): Promise<AuditFacts> {
  const { kind, numberMasked } = await shownTarget(deps, target, 'EN')
  return { kind, providerId: target.providerId, number: numberMasked }
}
