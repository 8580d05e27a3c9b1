import type { Area } from '../area.ts'
import { sitesCommand } from './sites-command.ts'
import { site, siteKey, siteOrigin } from './tables.ts'

/** Sites: who may call the platform, from which origins and with which reach. */
export const sites: Area = {
  name: 'sites',
  tables: [site, siteKey, siteOrigin],
  commands: { sites: sitesCommand },
}
