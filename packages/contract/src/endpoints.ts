import * as agents from './agents.ts'
import * as announcements from './announcements.ts'
import * as chat from './chat.ts'
import * as contracts from './contracts.ts'
import type { Endpoint } from './endpoint.ts'
import * as gamesOwn from './games-own.ts'
import * as gamesSearch from './games-search.ts'
import * as games from './games.ts'
import * as identity from './identity.ts'
import * as lottery from './lottery.ts'
import * as member from './member.ts'
import * as password from './password.ts'
import * as payment from './payment.ts'
import * as rooms from './rooms.ts'
import * as session from './session.ts'
import * as system from './system.ts'
import * as transfers from './transfers.ts'
import * as vendor from './vendor.ts'
import * as verification from './verification.ts'
import * as wallet from './wallet.ts'
import * as winners from './winners.ts'

/** The calls among what a module exports. */
type Calls<M> = { readonly [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value

/** Picks the calls out of a module: whoever exports one has declared it. By name, because bundlers order a module's exports as they like. */
function callsOf<M extends object>(module: M): Calls<M> {
  const calls = Object.entries(module).filter(([, value]) => isEndpoint(value))
  return Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1))) as Calls<M>
}

/** The whole contract, by name. The server does not start while one of these has no handler. */
export const endpoints = {
  ...callsOf(system),
  ...callsOf(session),
  ...callsOf(member),
  ...callsOf(verification),
  ...callsOf(password),
  ...callsOf(payment),
  ...callsOf(identity),
  ...callsOf(wallet),
  ...callsOf(transfers),
  ...callsOf(contracts),
  ...callsOf(games),
  ...callsOf(gamesOwn),
  ...callsOf(gamesSearch),
  ...callsOf(rooms),
  ...callsOf(lottery),
  ...callsOf(winners),
  ...callsOf(announcements),
  ...callsOf(chat),
  ...callsOf(agents),
  ...callsOf(vendor),
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
