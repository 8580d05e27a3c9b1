import {
  createDownline,
  createRegisterLink,
  deleteRegisterLink,
  downlines,
  noteVisit,
  referral,
  registerLinks,
} from './agents.ts'
import { announcements } from './announcements.ts'
import { launchChat, modelList } from './chat.ts'
import {
  askTermination,
  consolidated,
  contracts,
  offerContract,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
} from './contracts.ts'
import {
  addFavourite,
  favouriteIds,
  gameList,
  gameSession,
  hotGames,
  launch,
  removeFavourite,
  vendorGameTypes,
  vendorLanes,
} from './games.ts'
import { favouriteGames, recentGames } from './games-own.ts'
import { gameIndex, gameItem, gameSearch } from './games-search.ts'
import {
  answerSecond,
  loginIdentity,
  quickDevices,
  quickLogin,
  quickLoginOptions,
  sendSecond,
  setQuickLogin,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactor,
} from './identity.ts'
import { roomList } from './rooms.ts'
import { launchGame, lotteryDraws, lotteryMenus, recentVnLotteries, vnLotteryDraws, vnLotteryMenus } from './lottery.ts'
import { firstLogin, memberInfo, register, registerMobile, setLanguage } from './member.ts'
import { changePassword, forgotByEmail, resetPassword } from './password.ts'
import { setPaymentPassword } from './payment.ts'
import type { Row } from './row.ts'
import { freeplay, handover, login, logout, revokeSessions, sessions } from './session.ts'
import { captcha, countries, domainRoute, publicKey, registerSettings, systemStatus, whitelabel } from './system.ts'
import { peerTransfers, transferPeer } from './transfers.ts'
import { vendorAuthenticate, vendorBalance, vendorBet, vendorRollback, vendorWin } from './vendor.ts'
import { captchaByWork, checkAffiliate, humanChallenge, sendRegisterSms, sendSms } from './verification.ts'
import { balance } from './wallet.ts'
import { rankList, winnersList } from './winners.ts'

/** The whole contract, by name. The server does not start while one of these has no handler. */
export const rows = {
  systemStatus,
  whitelabel,
  publicKey,
  registerSettings,
  countries,
  domainRoute,
  captcha,
  captchaByWork,
  humanChallenge,
  sendSms,
  sendRegisterSms,
  login,
  sendSecond,
  answerSecond,
  loginIdentity,
  quickLoginOptions,
  quickLogin,
  freeplay,
  logout,
  handover,
  register,
  registerMobile,
  checkAffiliate,
  memberInfo,
  firstLogin,
  setLanguage,
  sessions,
  revokeSessions,
  changePassword,
  forgotByEmail,
  resetPassword,
  setPaymentPassword,
  twoFactor,
  turnOnTwoFactor,
  turnOffTwoFactor,
  quickDevices,
  setQuickLogin,
  balance,
  consolidated,
  contracts,
  offerContract,
  askTermination,
  processDividend,
  processDailySalary,
  processHourlySalary,
  processRealtimeSalary,
  peerTransfers,
  transferPeer,
  hotGames,
  vendorLanes,
  vendorGameTypes,
  gameList,
  gameIndex,
  gameItem,
  gameSearch,
  launch,
  gameSession,
  favouriteIds,
  favouriteGames,
  addFavourite,
  removeFavourite,
  recentGames,
  launchGame,
  roomList,
  lotteryMenus,
  vnLotteryMenus,
  recentVnLotteries,
  vnLotteryDraws,
  lotteryDraws,
  rankList,
  winnersList,
  announcements,
  modelList,
  launchChat,
  downlines,
  createDownline,
  registerLinks,
  createRegisterLink,
  deleteRegisterLink,
  noteVisit,
  referral,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
} as const satisfies Record<string, Row>
export type Rows = typeof rows
export type RowName = keyof Rows
