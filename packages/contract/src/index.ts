export {
  createDownline,
  createRegisterLink,
  deleteRegisterLink,
  downlines,
  downlineSorts,
  downlineTypes,
  noteVisit,
  referral,
  registerLinks,
} from './agents.ts'
export type { DownlineType } from './agents.ts'
export { announcements, BannerImage, Notice } from './announcements.ts'
export { launchChat, Model, modelList } from './chat.ts'
export {
  agentTypes,
  categories,
  clientType,
  defaultPassword,
  gameFilters,
  languages,
  offeredLanguages,
  limits,
  lotteryVendors,
  memberTypes,
  platform,
  rewardStep,
  timing,
  trialTypes,
} from './constants.ts'
export type { Category, GameFilter, Language } from './constants.ts'
export {
  askTermination,
  consolidated,
  contractEnds,
  contractFlags,
  contractKinds,
  contractPeriods,
  contractRules,
  contracts,
  contractStates,
  fromHundredths,
  offerContract,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
  processEndpoints,
  rateOf,
  requestTypes,
  tierOutOfOrder,
  toHundredths,
} from './contracts.ts'
export type { ContractEnd, ContractKind, ContractPeriod, ContractState, RequestType, Tier } from './contracts.ts'
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
  vendorGameTypes,
  vendorLanes,
} from './games.ts'
export { favouriteGames, PlayedGame, recentGames } from './games-own.ts'
export { gameIndex, gameItem, gameSearch } from './games-search.ts'
export {
  answerSecond,
  identityChannels,
  loginIdentity,
  quickDevices,
  quickKinds,
  quickLogin,
  quickLoginOptions,
  sendSecond,
  setQuickLogin,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactor,
} from './identity.ts'
export type { IdentityChannel } from './identity.ts'
export { lotteryAreaOf, lotteryAreas, lotteryCategories, lotteryGames, lotteryLobbies } from './lottery-games.ts'
export type { LotteryArea, LotteryCategory, LotteryGame } from './lottery-games.ts'
export {
  drawsShown,
  launchGame,
  lotteryDraws,
  lotteryMenus,
  prizeModes,
  recentVnLotteries,
  vnLotteryDraws,
  vnLotteryMenus,
} from './lottery.ts'
export { roomList } from './rooms.ts'
export type { Room } from './rooms.ts'
export type { LotteryDraw, LotteryGroups, LotteryMenu, PrizeMode } from './lottery.ts'
export { firstLogin, memberInfo, register, registerMobile, setLanguage } from './member.ts'
export { changePassword, forgotByEmail, resetPassword } from './password.ts'
export { setPaymentPassword } from './payment.ts'
export { decimals, fromMinor, toMinor } from './money.ts'
export type { Envelope, Input, Output, Refusal, Endpoint, Schema } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export type { EndpointName, Endpoints } from './endpoints.ts'
export { SealedClaims, sealing } from './seal.ts'
export { freeplay, handover, login, logout, revokeSessions, secondMethods, sessions } from './session.ts'
export type { SecondMethod } from './session.ts'
export { captcha, countries, domainRoute, publicKey, registerSettings, systemStatus, whitelabel } from './system.ts'
export type { WhitelabelNode } from './system.ts'
export { peerTransfers, remarkMax, transferDirections, transferPeer } from './transfers.ts'
export type { TransferDirection } from './transfers.ts'
export { ageOn, checkField, FieldRule, isoDay, patterns } from './validation.ts'
export type { FieldProblem, Pattern } from './validation.ts'
export { signatureHeaders, signatureWindow, signVendorCall } from './vendor-signature.ts'
export { vendorAuthenticate, vendorBalance, vendorBet, vendorRollback, vendorWin } from './vendor.ts'
export { captchaByWork, checkAffiliate, humanChallenge, sendRegisterSms, sendSms } from './verification.ts'
export { balance } from './wallet.ts'
export { rankList, Winner, winnersList, winPeriods } from './winners.ts'
export type { WinPeriod } from './winners.ts'
export type { ReplyZod, Zod } from './z.ts'
