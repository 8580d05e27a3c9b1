export { contractCounts } from './counts.ts'
export type { ContractCounts } from './counts.ts'
export { letTimePass } from './expire.ts'
