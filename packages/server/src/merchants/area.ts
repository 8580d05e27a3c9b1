import type { Area } from '../area.ts'
import { writeSettingOnce } from '../db/settings.ts'
import { brandSetting, siteSetting, whitelabelSetting, withFlags } from '../system/index.ts'
import { requireOwnDatabase } from './database-merchant.ts'
import { merchantOf } from './merchants.ts'

/**
 * A merchant's settings are written once, into a fresh database; what staff change stays. Its seed
 * runs first, so that nothing is written into the database of another merchant.
 */
export const merchants: Area = {
  name: 'merchants',
  async seed(deps) {
    await requireOwnDatabase(deps)
    const { brand, site, flags } = merchantOf(deps.config.merchant)
    if (brand) await writeSettingOnce(deps, brandSetting, brand)
    if (site) await writeSettingOnce(deps, siteSetting, site)
    if (flags)
      await writeSettingOnce(deps, whitelabelSetting, { tree: withFlags(whitelabelSetting.defaults.tree, flags) })
  },
}
