export { contractCounts } from './queries.ts'
export type { ContractCounts } from './queries.ts'
export { expireDueAgreements } from './lapse.ts'
