export { currencyOf, readMoney, shownMoney } from './balance.ts'
export { grantTrial, grantWelcome } from './grants.ts'
