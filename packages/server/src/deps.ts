import type { Clock } from './clock.ts'
import type { Limits } from './limits/limit-table.ts'
import type { Limiter } from './limits/limiter.ts'
import type { DatabaseLimits } from './db/limits.ts'
import type { Db } from './db/open.ts'
import type { GatewaySettings } from './messages/gateway-settings.ts'
import type { Outbox } from './messages/outbox.ts'
import type { PlatformState } from './platform-state.ts'
import type { Random } from './random.ts'

export type { Clock, MovableClock } from './clock.ts'
export type { Random } from './random.ts'

/**
 * A game vendor that may call the wallet, and the secret it signs with (by key id, so that secrets
 * can be rotated).
 */
export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
}

/** Cost of one password hash: kibibytes, passes, threads. */
export interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

/** The Firebase project whose id tokens are accepted, and the keys that they are checked with. */
export interface FirebaseSettings {
  project: string
  /** Address of the keys, a JSON Web Key Set. */
  jwksUrl: string
  /**
   * Tokens of Firebase's emulator are not signed, so only a developer's sandbox may accept them.
   */
  emulator: boolean
}

/** A store of a BTCPay Server. */
export interface BtcpaySettings {
  /** Address of the server, without a slash at its end. */
  url: string
  store: string
  /** May create, read and modify invoices of the store. */
  apiKey: string
  /** The webhook's, which its calls are signed with. */
  webhookSecret: string
}

/** Settings from the environment. */
export interface Settings {
  mode: 'sandbox' | 'production'
  /** Code of the merchant whose site this is. */
  merchant: string
  /** First of the ports; 0 picks free ones. */
  port: number
  /** Null listens on 127.0.0.1 and ::1. */
  host: string | null
  /** Folder of the embedded database, or `memory://`. */
  dataDir: string
  /** A Postgres-compatible server instead of the embedded database. */
  databaseUrl: string | null
  /** Limits of the connections to it. */
  databaseLimits: DatabaseLimits
  /**
   * Milliseconds after which a call, or a question after the platform's health, is answered though
   * its work has not ended, and after which a body that has not arrived is refused; 0 waits for
   * ever.
   */
  answerTimes: { call: number; health: number; body: number }
  /** Number of games in the demo catalogue. */
  games: number
  /** Currency of players' wallets. */
  currency: string
  vendors: VendorKey[]
  /** Public origin of the site; null means the first port of this machine. */
  siteOrigin: string | null
  /** Public origin of the demo's partner pages; null means the second port. */
  partnerOrigin: string | null
  /** Origin of the demo studio; null means the third port. */
  studioOrigin: string | null
  /** How many of what in how long; `deps.limits` requires them. */
  limits: Limits
  /** Address ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Header in which those name the caller's country; empty where they do not. */
  countryHeader: string
  /** Gateways of text messages and e-mails; null where none is set. */
  gateways: GatewaySettings
  /** BTCPay Server for deposits in coins; null where the environment names none. */
  btcpay: BtcpaySettings | null
  /**
   * Half of the key that secrets of authenticators are encrypted with; the other half is stored.
   * Once it is set it must stay, or the authenticators of all accounts are lost.
   */
  secretKey: string
  /**
   * Cost of a password's hash. The environment cannot set it, and production starts with no less
   * than the standard.
   */
  hashCost: HashCost
  /** Firebase as the identity provider; null where the environment names no project. */
  firebase: FirebaseSettings | null
  /** Runtime of the site's elements; partners choose theirs by the loader. */
  flavour: 'react' | 'lite'
}

export interface Config extends Settings {
  /** Origins as a browser names them. */
  origins: { site: string; partner: string; studio: string }
  /** Where this platform answers on its own machine, for its own programs. */
  address: string
}

/** Dependencies that every part of the platform is given; nothing is global. */
export interface Deps {
  db: Db
  clock: Clock
  random: Random
  config: Config
  outbox: Outbox
  /** Requires the limits of `config.limits`. */
  limits: Limiter
  /** What areas keep in memory; read it by `stateOf`. */
  state: PlatformState
  /** Reports an error to the operator's staff; never to a player, and never with a secret. */
  report(error: unknown, facts: Record<string, string>): void
}
