import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { afterAll, beforeAll, describe } from 'vitest'
import { stoppedClock } from '../../src/clock.ts'
import type { MovableClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/open.ts'
import type { Db } from '../../src/db/open.ts'
import type { StartOptions } from '../../src/index.ts'
import { secureRandom } from '../../src/random.ts'
import type { Random } from '../../src/random.ts'
import { startedPlatform } from '../started.ts'
import type { Started } from '../started.ts'

export interface TestDatabase {
  db: Db
  clock: MovableClock
  random: Random
}

const kinds = ['the embedded database', 'PostgreSQL'] as const
export type DatabaseKind = (typeof kinds)[number]

/** Runs the same tests on both kinds of database, each fresh and brought up to date. */
export function onBothDatabases(tests: (ground: TestDatabase) => void): void {
  describe.each(kinds)('on %s', kind => {
    const clock = stoppedClock(new Date('2026-11-21T12:00:00Z'))
    const ground = { clock, random: secureRandom(clock) } as TestDatabase
    let server: TestServer | null = null
    let close: () => Promise<void> = async () => undefined
    beforeAll(async () => {
      server = kind === 'PostgreSQL' ? await startPostgres() : null
      const opened = await openDatabase({ dataDir: 'memory://', databaseUrl: server ? await server.fresh() : null })
      ground.db = opened.db
      close = opened.close
    })
    afterAll(async () => {
      await close()
      await server?.stop()
    })
    tests(ground)
  })
}

/** Runs tests on a platform over one kind of database. */
export function onPlatform(kind: DatabaseKind, tests: (started: Started) => void, options: StartOptions = {}): void {
  describe(`on ${kind}`, () => {
    let server: TestServer | null = null
    afterAll(() => server?.stop())
    const started = startedPlatform(async () => {
      server = kind === 'PostgreSQL' ? await startPostgres() : null
      return { ...options, databaseUrl: server ? await server.fresh() : null }
    })
    tests(started)
  })
}

/**
 * Runs the same tests on a platform over each kind of database.
 * @param tests - is told which one; what never gets as far as a database need not be tried on both
 */
export function onBothPlatforms(
  tests: (started: Started, kind: DatabaseKind) => void,
  options: StartOptions = {},
): void {
  for (const kind of kinds) onPlatform(kind, started => tests(started, kind), options)
}
