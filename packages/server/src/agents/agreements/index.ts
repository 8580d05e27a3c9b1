export { givenAgreements } from './queries.ts'
export type { GivenAgreements } from './queries.ts'
export { expireDueAgreements } from './lapse.ts'
