import { addBonus } from '../bonus-money/index.ts'
import type { NewBonus, StoredBonus } from '../bonus-money/index.ts'
import { readSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { bonusesSetting } from './setting.ts'
import { notifyBonusOwner } from './notify-owner.ts'

/**
 * Grants a bonus to a player with an account for real money, and tells them, once for each key of
 * whoever grants it.
 * @returns the bonus; null where it was granted before, and nothing happened
 */
export async function grantBonus(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'config'>,
  given: Omit<NewBonus, 'currency' | 'contributions'>,
): Promise<StoredBonus | null> {
  const { contributions } = await readSetting(deps, bonusesSetting)
  const { currency } = deps.config
  return inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx }
    const granted = await addBonus(inside, { ...given, currency, contributions })
    if (granted) await notifyBonusOwner(inside, granted, 'bonusGranted')
    return granted
  })
}
