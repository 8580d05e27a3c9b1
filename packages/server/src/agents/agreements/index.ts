export { agreementCounts } from './queries.ts'
export type { AgreementCounts } from './queries.ts'
export { expireDueAgreements } from './lapse.ts'
