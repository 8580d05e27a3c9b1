export { isTwoFactorOn } from './state.ts'
export { takeFactor } from './take.ts'
