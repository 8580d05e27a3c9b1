export { currencyOf, minorUnitsOf, readMoney, shownMoney } from './balance.ts'
export type { PlayerMoney } from './balance.ts'
export { grantTrial, grantWelcome } from './starting-money.ts'
