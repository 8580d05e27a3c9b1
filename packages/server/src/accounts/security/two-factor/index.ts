export { requireFactor } from './require.ts'
export { isTwoFactorOn } from './state.ts'
export { takeFactor } from './take.ts'
