import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { recallDue } from './recall-due.ts'
import { askDue } from './carry-out.ts'
import { merchantWalletRoute, setAutoTransferRoute, vendorWalletsRoute, walletTransfersRoute } from './list.ts'
import { recallWalletsRoute } from './recall-wallets.ts'
import { walletsSetting } from './setting.ts'
import { autoTransfer, vendorTransfer, vendorWalletTable } from './tables.ts'
import { walletTransferRoute } from './transfer.ts'
import { vendorWalletsCommand } from './vendor-wallets-command.ts'

export const vendorWallets: Area = {
  name: 'vendor-wallets',
  routes: [
    merchantWalletRoute,
    vendorWalletsRoute,
    walletTransferRoute,
    recallWalletsRoute,
    walletTransfersRoute,
    setAutoTransferRoute,
  ],
  tables: [vendorWalletTable, vendorTransfer, autoTransfer],
  jobs: [
    { name: 'ask-vendors-for-transfers', every: minute, run: deps => askDue(deps) },
    { name: 'recall-money', every: minute, run: recallDue },
  ],
  settings: [walletsSetting],
  commands: { 'vendor-wallets': vendorWalletsCommand },
}
