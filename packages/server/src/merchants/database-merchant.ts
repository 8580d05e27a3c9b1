import { asc } from 'drizzle-orm'
import * as z from 'zod/mini'
import { player } from '../accounts/players/index.ts'
import { readSetting, settingSubject, writeSettingOnce } from '../db/settings.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { StartError } from '../start-error.ts'
import { standardMerchant } from './standard-merchant.ts'

/** Whose database this is. It is no setting of staff. */
const databaseMerchant = settingSubject('database-merchant', z.object({ code: z.string() }), { code: '' })

/** Without `BAIZE_MERCHANTS`, sandbox and production open the same folder. */
const standardMerchants = [standardMerchant('sandbox'), standardMerchant('production')]

/** Merchant of the first player, for databases from before they were marked. */
async function merchantOfFirstPlayer(db: Db): Promise<string | undefined> {
  const [first] = await db.select({ code: player.merchant }).from(player).orderBy(asc(player.registeredAt)).limit(1)
  return first?.code
}

/**
 * Marks a fresh database with the merchant that opens it, and refuses one of another merchant,
 * whose wallets may be in another currency.
 * @throws StartError where the database belongs to another merchant
 */
export async function requireOwnDatabase(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const { merchant, databaseUrl, dataDir } = deps.config
  const stored = await readSetting(deps, databaseMerchant)
  if (!stored.code)
    await writeSettingOnce(deps, databaseMerchant, { code: (await merchantOfFirstPlayer(deps.db)) ?? merchant })
  const { code } = await readSetting(deps, databaseMerchant)
  if (code === merchant || [code, merchant].every(each => standardMerchants.includes(each))) return
  const [place, variable] = databaseUrl
    ? ['The database of DATABASE_URL', 'DATABASE_URL']
    : [`The data folder ${dataDir}`, 'BAIZE_DATA']
  throw new StartError(
    `${place} belongs to the merchant ${code}, not to ${merchant}. Set ${variable} to another one, or BAIZE_MERCHANTS=${code}.`,
  )
}
