/** Every table, by name: what the migrations must agree with. */
export {
  auditDay,
  auditEvent,
  captchaPicture,
  handoverCode,
  loginAttempt,
  player,
  playerName,
  registration,
  sealKey,
  sealUse,
  session,
  siteKey,
  siteOrigin,
} from '../account/tables.ts'
export { resetLink, resetRequest } from '../account/password/tables.ts'
export { playerIdentity } from '../account/identity/tables.ts'
export { quickChallenge, quickDevice } from '../account/quick/tables.ts'
export { affiliateCode, playerBinding, playerContact, playerProfile } from '../account/registration/tables.ts'
export { knownAddress, knownDevice, playerCaution, secondChallenge, secondTry } from '../account/second/tables.ts'
export { recoveryCode, twoFactor } from '../account/two-factor/tables.ts'
export { agentLine, codeVisit } from '../agents/tables.ts'
export { agentContract } from '../contracts/tables.ts'
export { chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket } from '../chat/tables.ts'
export { display, notice } from '../announcements/tables.ts'
export { gameLaunches } from '../games/launch-tables.ts'
export { favourite, game, gameWord, vendor } from '../games/tables.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
export { outboxMessages } from '../ops/tables.ts'
export { setting } from '../system/tables.ts'
export { peerTransfer } from '../transfers/tables.ts'
export { gameRounds, vendorBets, vendorCalls, vendorNonces } from '../vendor/tables.ts'
export { humanProof, platformSecret, verificationCode, verificationSend } from '../verification/tables.ts'
