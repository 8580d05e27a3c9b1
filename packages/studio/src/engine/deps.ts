import type { Settings } from '../config.ts'
import type { PlatformClock } from './draws/platform-clock.ts'
import type { Games } from './game.ts'
import type { MatchListeners } from './rooms/match-listeners.ts'
import type { Store } from './store/open.ts'
import type { Keyring } from './wallet/keyring.ts'
import type { Wallet } from './wallet/wallet.ts'

/** The one source of time, so that tests move time instead of sleeping. */
export interface Clock {
  now(): Date
}

export interface Random {
  bytes(count: number): Uint8Array
}

/** Wait before a repeat, in milliseconds: doubling from `first`, never longer than `max`. */
export interface Backoff {
  first: number
  max: number
}

/** Milliseconds until the next try after so many without an answer. */
export const pauseAfter = ({ first, max }: Backoff, attempts: number): number =>
  Math.min(first * 2 ** Math.min(attempts, 30), max)

/** Dependencies of every part of the studio; nothing is global. */
export interface Deps {
  /** The games that are run. */
  games: Games
  store: Store
  wallet: Wallet
  clock: Clock
  /** Clock of the draws; the studio's own business goes by `clock`. */
  platformClock: PlatformClock
  random: Random
  settings: Settings
  keyring: Keyring
  backoff: Backoff
  /** Requests that wait for news of a table. */
  matchListeners: MatchListeners
  /** Reports errors to the studio's staff; never to a player, and never with a secret. */
  report(error: unknown, facts?: Record<string, string>): void
}

export const nowOf = ({ clock }: Pick<Deps, 'clock'>): number => clock.now().getTime()
