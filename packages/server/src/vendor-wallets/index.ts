export { moveForLaunch, walletForLaunch } from './auto-transfer.ts'
export { walletsSetting } from './setting.ts'
