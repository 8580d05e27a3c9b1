export { contractCounts } from './counts.ts'
export type { ContractCounts } from './counts.ts'
export { expireDueAgreements } from './expire.ts'
