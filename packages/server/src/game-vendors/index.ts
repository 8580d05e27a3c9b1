export { gameLaunches } from './launch-tables.ts'
export type { Launch } from './launch-tables.ts'
export { gameRounds } from './tables.ts'
