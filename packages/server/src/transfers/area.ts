import type { Area } from '../area.ts'
import { transferRoutes } from './routes.ts'
import { transfersSetting } from './settings.ts'
import { peerTransfer } from './tables.ts'

export const transfers: Area = {
  name: 'transfers',
  routes: transferRoutes,
  tables: [peerTransfer],
  settings: [transfersSetting],
}
