import { fromHundredths } from '@baize/contract'
import type { Output, processEndpoints } from '@baize/contract'
import { inArray } from 'drizzle-orm'
import { player } from '../../accounts/players/index.ts'
import { nameAtLevel } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { maskName } from '../../text/mask.ts'
import type { AffectedAgreement } from './end-agreements.ts'
import type { StoredAgreement } from './tables.ts'

/** Accounts by id. */
export async function accountsOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const knownIds = ids.filter(id => id !== null)
  if (!knownIds.length) return new Map()
  const found = await db
    .select({ id: player.id, account: player.account })
    .from(player)
    .where(inArray(player.id, [...new Set(knownIds)]))
  return new Map(found.map(({ id, account }) => [id, account]))
}

/** An upline is masked to those below. */
export const uplineName = (account: string | undefined): string => (account ? maskName(account) : '')

/** Agreements below that cannot go on, as the party sees them who is asked to end them (CON-05). */
export async function affectedShown(
  db: Db,
  { downline }: Pick<StoredAgreement, 'downline'>,
  affected: readonly AffectedAgreement[],
  playerId: string,
): Promise<Output<(typeof processEndpoints)['DIVIDEND']>['affectedDownlines']> {
  const names = await accountsOf(
    db,
    affected.map(({ agreement }) => agreement.downline),
  )
  // Levels count from the downline of the agreement; its upline stands one step higher.
  const above = downline === playerId ? 0 : 1
  return affected.map(({ agreement, level }) => ({
    account: nameAtLevel(level + above, names.get(agreement.downline) ?? ''),
    rate: fromHundredths(agreement.rate),
    level: level + above,
  }))
}
