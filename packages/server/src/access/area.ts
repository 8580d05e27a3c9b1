import type { Area } from '../area.ts'
import { publicKeyRoute } from './seal-keys.ts'
import { sweepSeals } from './unseal.ts'
import { sealKey, sealUse, site, siteKey, siteOrigin } from './tables.ts'

export const access: Area = {
  name: 'access',
  routes: [publicKeyRoute],
  tables: [site, siteKey, siteOrigin, sealKey, sealUse],
  jobs: [{ name: 'sweep-seals', every: 10 * 60_000, run: sweepSeals }],
}
