export { isStandardMerchant, standardMerchant } from './standard-merchant.ts'
export { isMerchant, merchantCodes, merchantOf } from './merchants.ts'
export { merchantEnvironments } from './merchant-environments.ts'
export type { MerchantEnvironment } from './merchant-environments.ts'
