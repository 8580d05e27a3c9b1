export { demoSecret, settingsFrom, StartError, type Settings } from './config.ts'
export { verifyRound, type Verdict } from './games/verify-round.ts'
export { startStudio, type Studio, type StudioOptions } from './start.ts'
