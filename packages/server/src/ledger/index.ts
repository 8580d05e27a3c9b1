export { houseAccount, playerCash, playerHeld, playerTrial, trialCurrency, vendorAccount } from './accounts.ts'
export { openHold, payHold, releaseHold } from './hold.ts'
export { post } from './post.ts'
export type { Entry, Leg, Movement, Posted } from './post.ts'
