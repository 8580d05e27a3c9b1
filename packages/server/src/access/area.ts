import type { Area } from '../area.ts'
import { publicKeyRoute } from './public-key.ts'
import { sealKey, sealUse, siteKey, siteOrigin } from './tables.ts'

export const access: Area = {
  name: 'access',
  routes: [publicKeyRoute],
  tables: [siteKey, siteOrigin, sealKey, sealUse],
}
