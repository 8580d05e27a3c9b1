export { gameLaunches, gameRounds, vendorBets } from './tables.ts'
export type { Launch } from './tables.ts'
