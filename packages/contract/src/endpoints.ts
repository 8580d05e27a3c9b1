import * as contacts from './accounts/contacts.ts'
import * as login from './accounts/login.ts'
import * as member from './accounts/member.ts'
import * as passwords from './accounts/passwords.ts'
import * as profile from './accounts/profile.ts'
import * as profileIcon from './accounts/profile-icon.ts'
import * as quickLogin from './accounts/quick-login.ts'
import * as quickOptions from './accounts/quick-options.ts'
import * as registration from './accounts/registration.ts'
import * as sessions from './accounts/sessions.ts'
import * as twoFactor from './accounts/two-factor.ts'
import * as agents from './agents.ts'
import * as agreements from './agreements/calls.ts'
import * as announcements from './announcements.ts'
import * as bonuses from './bonuses.ts'
import * as deposits from './deposits.ts'
import * as feedback from './help/feedback.ts'
import * as captcha from './accounts/captcha.ts'
import * as chat from './chat.ts'
import * as gameVendors from './game-vendors.ts'
import * as favourites from './games/favourites.ts'
import * as fixtures from './games/fixtures.ts'
import * as launch from './games/launch.ts'
import * as gameLists from './games/lists.ts'
import * as liveTables from './games/live-tables.ts'
import * as rooms from './games/rooms.ts'
import * as gameSearch from './games/search.ts'
import * as help from './help/help-center.ts'
import * as lottery from './lottery/calls.ts'
import * as messages from './messages.ts'
import * as payoutAccounts from './payout-accounts.ts'
import * as publicKey from './system/public-key.ts'
import * as registerSettings from './system/register-settings.ts'
import * as system from './system/status.ts'
import * as records from './records.ts'
import * as transfers from './transfers.ts'
import * as vendorWallets from './vendor-wallets.ts'
import * as verification from './verification.ts'
import * as wallet from './wallet.ts'
import * as winners from './winners.ts'
import * as withdrawals from './withdrawals.ts'
import type { Endpoint } from './endpoint.ts'

/** The calls among what a module exports. */
type Calls<M> = { readonly [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value

/**
 * Picks the calls out of a module: whoever exports one has declared it. By name, because bundlers
 * order a module's exports as they like.
 */
function callsOf<M extends object>(module: M): Calls<M> {
  const calls = Object.entries(module).filter(([, value]) => isEndpoint(value))
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1))) as Calls<M>
}

/** The whole contract, by name. The server does not start while one of these has no handler. */
export const endpoints = {
  ...callsOf(system),
  ...callsOf(publicKey),
  ...callsOf(registerSettings),
  ...callsOf(captcha),
  ...callsOf(feedback),
  ...callsOf(help),
  ...callsOf(login),
  ...callsOf(sessions),
  ...callsOf(registration),
  ...callsOf(member),
  ...callsOf(contacts),
  ...callsOf(profile),
  ...callsOf(profileIcon),
  ...callsOf(verification),
  ...callsOf(passwords),
  ...callsOf(twoFactor),
  ...callsOf(quickOptions),
  ...callsOf(quickLogin),
  ...callsOf(wallet),
  ...callsOf(vendorWallets),
  ...callsOf(transfers),
  ...callsOf(deposits),
  ...callsOf(payoutAccounts),
  ...callsOf(withdrawals),
  ...callsOf(bonuses),
  ...callsOf(records),
  ...callsOf(agreements),
  ...callsOf(gameLists),
  ...callsOf(gameSearch),
  ...callsOf(favourites),
  ...callsOf(launch),
  ...callsOf(liveTables),
  ...callsOf(fixtures),
  ...callsOf(rooms),
  ...callsOf(lottery),
  ...callsOf(winners),
  ...callsOf(announcements),
  ...callsOf(messages),
  ...callsOf(chat),
  ...callsOf(agents),
  ...callsOf(gameVendors),
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
