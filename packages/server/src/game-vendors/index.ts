export { callStudio } from './call-studio.ts'
export { readSignedCall, useNonce } from './signature.ts'
export { gameLaunches, gameRounds, vendorBets } from './tables.ts'
export type { Launch } from './tables.ts'
