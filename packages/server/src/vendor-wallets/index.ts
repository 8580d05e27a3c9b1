export { moveForLaunch, walletForLaunch } from './auto-transfer.ts'
export { sumAtVendors } from './balances.ts'
export { walletsSetting } from './setting.ts'
