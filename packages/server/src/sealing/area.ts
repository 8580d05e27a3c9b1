import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { publicKeyRoute } from './seal-keys.ts'
import { sweepSeals } from './unseal.ts'
import { sealKey, sealUse } from './tables.ts'

export const sealing: Area = {
  name: 'sealing',
  routes: [publicKeyRoute],
  tables: [sealKey, sealUse],
  jobs: [{ name: 'sweep-seals', every: 10 * minute, run: sweepSeals }],
}
