export { gameLaunches, gameRounds } from './tables.ts'
export type { Launch } from './tables.ts'
