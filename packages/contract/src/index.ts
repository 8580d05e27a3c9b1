export { announcements, BannerImage, Notice } from './announcements.ts'
export {
  agentTypes,
  categories,
  clientType,
  defaultPassword,
  gameFilters,
  languages,
  limits,
  lotteryVendors,
  memberTypes,
  platform,
  rewardStep,
  timing,
  trialTypes,
} from './constants.ts'
export type { Category, GameFilter, Language } from './constants.ts'
export { clientErrors, commonErrors, errors } from './errors.ts'
export type { ClientErrorCode, ErrorCode } from './errors.ts'
export {
  addFavourite,
  favouriteIds,
  gameList,
  GameItem,
  gameSession,
  hotGames,
  launch,
  removeFavourite,
  vendorLanes,
} from './games.ts'
export { memberInfo, register } from './member.ts'
export { decimals, fromMinor, toMinor } from './money.ts'
export type { Envelope, Input, Output, Refusal, Row, Schema } from './row.ts'
export { rows } from './rows.ts'
export type { RowName, Rows } from './rows.ts'
export { SealedClaims, sealing } from './seal.ts'
export { freeplay, handover, login, logout } from './session.ts'
export { captcha, publicKey, registerSettings, systemStatus, whitelabel } from './system.ts'
export type { WhitelabelNode } from './system.ts'
export { checkField, FieldRule, patterns } from './validation.ts'
export type { FieldProblem, Pattern } from './validation.ts'
export { signatureHeaders, signatureWindow, signVendorCall } from './vendor-signature.ts'
export { vendorAuthenticate, vendorBalance, vendorBet, vendorRollback, vendorWin } from './vendor.ts'
export { balance } from './wallet.ts'
export { rankList, Winner } from './winners.ts'
export type { ReplyZod, Zod } from './z.ts'
