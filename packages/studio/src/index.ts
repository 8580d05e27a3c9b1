export { demoSecret, settingsFrom, StartError, type Settings } from './config.ts'
export { verifyRound, type Verdict } from './fairness/verify.ts'
export { startStudio, type Studio, type StudioOptions } from './start.ts'
