import { platformClient } from '@baize/testing/client'
import type { PlatformClient } from '@baize/testing/client'
import { afterAll, beforeAll } from 'vitest'
import { startPlatform, stoppedClock } from '../src/index.ts'
import type { MovableClock, Platform, StartOptions } from '../src/index.ts'
import { beginning, testOptions } from './seeded.ts'

export interface Started {
  platform: Platform
  /** Calls as the operator's own site does. */
  client: PlatformClient
  clock: MovableClock
  /** Starts another platform with the same options in the place of the one that there is. */
  startAgain(): Promise<void>
}

/**
 * A platform of its own for the tests of a file, in memory, whose time stands still until a test
 * moves it.
 */
export function startedPlatform(options: StartOptions | (() => Promise<StartOptions>) = {}): Started {
  const clock = stoppedClock(beginning)
  const started = { clock } as Started
  let chosen: StartOptions | null = null
  started.startAgain = async () => {
    const given = (chosen ??= typeof options === 'function' ? await options() : options)
    started.platform = await startPlatform({ ...(await testOptions(given)), clock, ...given })
    const { url } = started.platform
    started.client = platformClient(url, { origin: given.siteOrigin ?? url, siteKey: `pk_${given.merchant ?? 'demo'}` })
  }
  beforeAll(() => started.startAgain())
  afterAll(() => started.platform?.close())
  return started
}
