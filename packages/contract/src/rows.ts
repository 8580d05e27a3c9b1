import { announcements } from './announcements.ts'
import {
  addFavourite,
  favouriteIds,
  gameList,
  gameSession,
  hotGames,
  launch,
  removeFavourite,
  vendorLanes,
} from './games.ts'
import { memberInfo, register } from './member.ts'
import type { Row } from './row.ts'
import { freeplay, handover, login, logout } from './session.ts'
import { captcha, publicKey, registerSettings, systemStatus, whitelabel } from './system.ts'
import { vendorAuthenticate, vendorBalance, vendorBet, vendorRollback, vendorWin } from './vendor.ts'
import { balance } from './wallet.ts'
import { rankList } from './winners.ts'

/** The whole contract, by name. The server does not start while one of these has no handler. */
export const rows = {
  systemStatus,
  whitelabel,
  publicKey,
  registerSettings,
  captcha,
  login,
  freeplay,
  logout,
  handover,
  register,
  memberInfo,
  balance,
  hotGames,
  vendorLanes,
  gameList,
  launch,
  gameSession,
  favouriteIds,
  addFavourite,
  removeFavourite,
  rankList,
  announcements,
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
} as const satisfies Record<string, Row>
export type Rows = typeof rows
export type RowName = keyof Rows
