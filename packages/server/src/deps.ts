import type { Clock } from './clock.ts'
import type { Config } from './app/config.ts'
import type { Db } from './db/open.ts'
import type { Outbox } from './messages/outbox.ts'
import type { Random } from './random.ts'

export type { Clock, MovableClock } from './clock.ts'
export type { Random } from './random.ts'

/** What every part of the platform is given; nothing is global. */
export interface Deps {
  db: Db
  clock: Clock
  random: Random
  config: Config
  outbox: Outbox
  /** Says what went wrong to the operator's staff; never to a player, and never with a secret. */
  report(error: unknown, facts: Record<string, string>): void
}
