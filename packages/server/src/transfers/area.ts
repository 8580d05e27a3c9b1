import type { Area } from '../area.ts'
import { peerTransfersRoute } from './history.ts'
import { transferPeerRoute } from './send.ts'
import { transfersSetting } from '../system/index.ts'
import { peerTransfer } from './tables.ts'

export const transfers: Area = {
  name: 'transfers',
  routes: [peerTransfersRoute, transferPeerRoute],
  tables: [peerTransfer],
  settings: [transfersSetting],
}
