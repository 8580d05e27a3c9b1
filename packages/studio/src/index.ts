export { demoSecret, settingsFrom, StartError, type Settings } from './config.ts'
export { verifyRound, type Verdict } from './engine/fairness/verify.ts'
export { startStudio, type Studio, type StudioOptions } from './start.ts'
