export { currencyOf, readMoney, shownMoney, walletRoutes } from './balance.ts'
export type { PlayerMoney } from './balance.ts'
export { symbolOf } from '../text/currency-symbol.ts'
export { grantTrial, grantWelcome } from './grants.ts'
