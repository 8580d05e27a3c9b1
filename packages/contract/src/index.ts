export { bindContact, contactKinds, contacts, sendContactCode } from './accounts/contacts.ts'
export type { ContactKind } from './accounts/contacts.ts'
export {
  answerSecond,
  freeplay,
  identityChannels,
  login,
  loginIdentity,
  secondMethods,
  sendSecond,
} from './accounts/login.ts'
export type { IdentityChannel, SecondMethod } from './accounts/login.ts'
export { firstLogin, memberInfo, setLanguage } from './accounts/member.ts'
export {
  changePassword,
  forgotByEmail,
  resetPassword,
  resetPaymentPassword,
  sendPaymentCode,
  setPaymentPassword,
} from './accounts/passwords.ts'
export { profile, profileFieldKinds, profileFieldNames, saveProfile } from './accounts/profile.ts'
export type { ProfileField, ProfileFieldKind, ProfileFieldName } from './accounts/profile.ts'
export { profileIcons, profilePictureBytesMax, setProfileIcon } from './accounts/profile-icon.ts'
export { quickDevices, quickLogin, setQuickLogin } from './accounts/quick-login.ts'
export { quickKinds, quickLoginOptions } from './accounts/quick-options.ts'
export { register, registerMobile } from './accounts/registration.ts'
export { handover, loginHistory, logout, revokeSessions, sessions } from './accounts/sessions.ts'
export { turnOffTwoFactor, turnOnTwoFactor, twoFactor } from './accounts/two-factor.ts'
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
export {
  agreementFlags,
  askTermination,
  consolidated,
  contracts,
  offerContract,
  processDailySalary,
  processDividend,
  processEndpoints,
  processHourlySalary,
  processRealtimeSalary,
  seenContracts,
} from './agreements/calls.ts'
export {
  agreementEnds,
  agreementKinds,
  agreementPeriods,
  agreementRules,
  agreementStandings,
  agreementStates,
  fromHundredths,
  rateOf,
  requestTypes,
  standingOf,
  tierOutOfOrder,
  toHundredths,
} from './agreements/terms.ts'
export type {
  AgreementEnd,
  AgreementKind,
  AgreementPeriod,
  AgreementStanding,
  AgreementState,
  RequestType,
  Tier,
} from './agreements/terms.ts'
export {
  announcements,
  announcementTypes,
  BannerImage,
  executions,
  HelpEntry,
  linkageTypes,
  LoadPopup,
  Notice,
  Promotion,
} from './announcements.ts'
export type { AnnouncementType } from './announcements.ts'
export { feedback, feedbackContactMax, feedbackGuest, feedbackTypes, sendFeedback } from './help/feedback.ts'
export type { FeedbackTopic } from './help/feedback.ts'
export { helpCategories, helpCenter } from './help/help-center.ts'
export type { HelpCategory } from './help/help-center.ts'
export { launchChat, Model, modelList } from './chat.ts'
export {
  agentTypes,
  categories,
  clientType,
  defaultPassword,
  gameFilters,
  gameSorts,
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
export type { Category, GameFilter, GameSort, Language } from './constants.ts'
export {
  addDepositReceipt,
  cancelDeposit,
  claimDeposit,
  depositGroups,
  depositMethods,
  depositOrder,
  depositOrders,
  depositReasons,
  depositRemarkMax,
  depositStates,
  payerNameMax,
  paymentFields,
  placeDeposit,
  receiptBytesMax,
  receiptsMax,
  removeDepositReceipt,
  retryDeposit,
} from './deposits.ts'
export type {
  DepositGroup,
  DepositOrder,
  DepositOrderAndPayment,
  DepositPayment,
  DepositReason,
  DepositState,
  PaymentField,
} from './deposits.ts'
export { day, hour, minute, second } from './duration.ts'
export type { Endpoint, Envelope, Input, Output, Refusal, Schema } from './endpoint.ts'
export { endpoints } from './endpoints.ts'
export type { EndpointName, Endpoints } from './endpoints.ts'
export { clientErrors, commonErrors, errors } from './errors.ts'
export type { ClientErrorCode, ErrorCode } from './errors.ts'
export {
  signatureHeaders,
  minVendorSecret,
  signatureWindow,
  signVendorCall,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorRollback,
  vendorWin,
} from './game-vendors.ts'
export { addFavourite, favouriteGames, favouriteIds, removeFavourite } from './games/favourites.ts'
export { GameItem } from './games/item.ts'
export type { MoneyState } from './games/item.ts'
export { gameSession, launch, runningGames } from './games/launch.ts'
export { gameList, hotGames, PlayedGame, recentGames, vendorGameTypes, vendorLanes } from './games/lists.ts'
export {
  bookCategories,
  fixtureFields,
  fixtureLimits,
  fixtureMarkets,
  fixtures,
  fixtureSports,
  fixtureStates,
  marketOptions,
} from './games/fixtures.ts'
export type { BookCategory, Fixture } from './games/fixtures.ts'
export { liveTables } from './games/live-tables.ts'
export type { LiveTable } from './games/live-tables.ts'
export { roomList } from './games/rooms.ts'
export type { Room } from './games/rooms.ts'
export { gameIndex, gameItem, gameSearch } from './games/search.ts'
export {
  drawsShown,
  launchGame,
  lotteryDraws,
  lotteryMenus,
  prizeModes,
  recentVnLotteries,
  vnLotteryDraws,
  vnLotteryMenus,
} from './lottery/calls.ts'
export type { LotteryDraw, LotteryGroups, LotteryMenu, PrizeMode } from './lottery/calls.ts'
export { lotteryAreaOf, lotteryAreas, lotteryCategories, lotteryGames, lotteryLobbies } from './lottery/games.ts'
export type { LotteryArea, LotteryCategory, LotteryGame } from './lottery/games.ts'
export type { LimitName } from './limit-names.ts'
export { compareAmounts, sumOfAmounts } from './exact-sums.ts'
export { feeOfAmount } from './fee.ts'
export type { Fees } from './fee.ts'
export {
  inboxMessages,
  maxMessagesAtOnce,
  messageKinds,
  readMessages,
  removeMessages,
  unreadCount,
} from './messages.ts'
export type { InboxMessage, MessageKind } from './messages.ts'
export { fromMinor, toMinor } from './minor-units.ts'
export { decimals, plainAmount } from './money.ts'
export { oddCharacters } from './odd-characters.ts'
export {
  callbackPath,
  gatewayPaths,
  OpenedPayment,
  OpenPayment,
  PaymentEvent,
  PaymentOfOrder,
  PaymentStatus,
  sandboxPayments,
} from './payment-gateway.ts'
export type { SandboxPayment } from './payment-gateway.ts'
export {
  accountNumberMax,
  addPayoutAccount,
  changePayoutAccount,
  payeeNameMax,
  payoutAccounts,
  payoutFormats,
  payoutKinds,
  removePayoutAccount,
  setPayeeName,
} from './payout-accounts.ts'
export type { PayoutAccount, PayoutFormat, PayoutKind } from './payout-accounts.ts'
export { plainText } from './plain-text.ts'
export type { Paged } from './paging.ts'
export { deviceTagOf, deviceTagOfHash } from './accounts/device-tag.ts'
export { SealedClaims, sealing } from './seal.ts'
export { languageOf } from './language-of.ts'
export { pageNameKeys, popups, sitePages } from './site-map.ts'
export type { PopupName, SitePage, SiteView } from './site-map.ts'
export { bonusRecords, bonusStates, cancelBonus } from './bonuses.ts'
export type { Bonus, BonusState } from './bonuses.ts'
export { captcha } from './accounts/captcha.ts'
export {
  BetRecord,
  betRecord,
  betRecords,
  betStatuses,
  profitGroups,
  profitRecords,
  recordDaysMax,
  recordMonthsMax,
  TransactionRecord,
  transactionRecords,
  transactionStatuses,
  transactionTypes,
} from './records.ts'
export type { BetStatus, ProfitGroup, TransactionStatus, TransactionType } from './records.ts'
export { publicKey } from './system/public-key.ts'
export { countries, registerSettings } from './system/register-settings.ts'
export { parseUrl } from './parse-url.ts'
export { isServiceAddress } from './system/service-address.ts'
export { domainRoute, siteStatus, siteStatusOf, systemStatus, whitelabel } from './system/status.ts'
export type { SiteStatus, WhitelabelNode } from './system/status.ts'
export {
  sandboxTransfers,
  transferWalletPaths,
  WalletBalances,
  WalletBalancesInput,
  WalletTransfer,
  WalletTransferReference,
  WalletTransferResult,
} from './transfer-wallet.ts'
export type { SandboxTransfer } from './transfer-wallet.ts'
export { peerTransfers, remarkMax, transferDirections, transferPeer } from './transfers.ts'
export type { TransferDirection } from './transfers.ts'
export { FieldRule } from './system/field-rule.ts'
export { ageOn, checkField, isoDay, patterns } from './validation.ts'
export type { FieldProblem, Pattern } from './validation.ts'
export {
  mainWallet,
  merchantWallet,
  recallWallets,
  setAutoTransfer,
  vendorWallets,
  vendorWalletStates,
  walletTransfer,
  walletTransfers,
  walletTransferStates,
} from './vendor-wallets.ts'
export type { VendorWallet, VendorWalletState, WalletTransferOrder, WalletTransferState } from './vendor-wallets.ts'
export {
  captchaByWork,
  checkAffiliate,
  checkReferral,
  humanChallenge,
  sendRegisterSms,
  sendSms,
} from './verification.ts'
export { waitOf } from './wait.ts'
export { balance } from './wallet.ts'
export { rankList, Winner, winnersList, winPeriods } from './winners.ts'
export type { WinPeriod } from './winners.ts'
export {
  addWithdrawalProof,
  cancelWithdrawal,
  confirmWithdrawal,
  placeWithdrawal,
  removeWithdrawalProof,
  withdrawal,
  withdrawalAnswers,
  withdrawalPartStates,
  withdrawalRemarkMax,
  withdrawals,
  withdrawalStates,
  withdrawalSteps,
  withdrawConfig,
} from './withdrawals.ts'
export type {
  WithdrawalAnswer,
  WithdrawalOrder,
  WithdrawalPart,
  WithdrawalPartState,
  WithdrawalState,
  WithdrawalStep,
} from './withdrawals.ts'
export type { ReplyZod, Zod } from './z.ts'
