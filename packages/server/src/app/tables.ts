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
} from '../accounts/players/tables.ts'
export { resetLink, resetRequest } from '../accounts/passwords/tables.ts'
export { playerIdentity } from '../accounts/identity/tables.ts'
export { quickChallenge, quickDevice } from '../accounts/security/quick-login/tables.ts'
export { affiliateCode, playerBinding, playerContact, playerProfile } from '../accounts/players/profile-tables.ts'
export {
  knownAddress,
  knownDevice,
  playerCaution,
  secondChallenge,
  secondTry,
} from '../accounts/security/second-verification/tables.ts'
export { recoveryCode, twoFactor } from '../accounts/security/two-factor/tables.ts'
export { agentLine, codeVisit } from '../agents/tree/tables.ts'
export { agentContract } from '../agents/agreements/tables.ts'
export { chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket } from '../chat/tables.ts'
export { display, notice } from '../announcements/tables.ts'
export { gameLaunches } from '../game-vendors/launch-tables.ts'
export { favourite, game, gameWord, vendor } from '../games/tables.ts'
export { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../ledger/tables.ts'
export { outboxMessages } from '../messages/tables.ts'
export { setting } from '../system/tables.ts'
export { peerTransfer } from '../transfers/tables.ts'
export { gameRounds, vendorBets, vendorCalls, vendorNonces } from '../game-vendors/tables.ts'
export { humanProof, platformSecret, verificationCode, verificationSend } from '../verification/tables.ts'
