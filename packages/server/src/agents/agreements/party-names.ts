import { fromHundredths } from '@baize/contract'
import type { Output, processEndpoints } from '@baize/contract'
import { inArray } from 'drizzle-orm'
import { player } from '../../accounts/players/index.ts'
import { nameAt } from '../tree/index.ts'
import type { Db } from '../../db/open.ts'
import { maskName } from '../../text/mask-name.ts'
import type { Affected } from './end-agreements.ts'
import type { StoredContract } from './tables.ts'

/** Accounts by id. */
export async function accountsOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter(id => id !== null)
  if (!wanted.length) return new Map()
  const found = await db
    .select({ id: player.id, account: player.account })
    .from(player)
    .where(inArray(player.id, [...new Set(wanted)]))
  return new Map(found.map(({ id, account }) => [id, account]))
}

/** An upline is not named to those below; whom one brought oneself one knows. */
export const uplineName = (account: string | undefined): string => (account ? maskName(account) : '')

/** Contracts that stand in the way, to whoever is asked to end them with their answer. */
export async function affectedShown(
  db: Db,
  { downline }: Pick<StoredContract, 'downline'>,
  affected: readonly Affected[],
  playerId: string,
): Promise<Output<(typeof processEndpoints)['DIVIDEND']>['affectedDownlines']> {
  const names = await accountsOf(
    db,
    affected.map(({ contract }) => contract.downline),
  )
  // The upline of the contract, where it is they who answer, stands one step higher.
  const above = downline === playerId ? 0 : 1
  return affected.map(({ contract, level }) => ({
    account: nameAt(level + above, names.get(contract.downline) ?? ''),
    rate: fromHundredths(contract.rate),
    level: level + above,
  }))
}
