import { captcha } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { startPlatform, stoppedClock } from '../src/index.ts'
import type { MovableClock, Platform, StartOptions } from '../src/index.ts'
import { outboxMessages } from '../src/ops/tables.ts'
import { platformClient } from './client.ts'
import type { PlatformClient } from './client.ts'

export interface Started {
  platform: Platform
  /** Calls as the operator's own site does. */
  client: PlatformClient
  clock: MovableClock
  /** A fresh captcha and what it says. */
  solveCaptcha(): Promise<{ captcha: string; captchaId: string }>
}

/** A platform of its own for the tests of a file, in memory, whose time stands still until a test moves it. */
export function startedPlatform(options: StartOptions = {}): Started {
  const clock = stoppedClock(new Date('2026-11-21T12:00:00Z'))
  const started = { clock, solveCaptcha } as Started
  async function solveCaptcha() {
    const { headers } = await started.client.call(captcha, {})
    const captchaId = headers.get('x-captcha-id') ?? ''
    const [sent] = await started.platform.deps.db.select().from(outboxMessages).where(eq(outboxMessages.to, captchaId))
    return { captcha: sent?.code ?? '', captchaId }
  }
  beforeAll(async () => {
    started.platform = await startPlatform({ clock, ...options })
    const { url } = started.platform
    started.client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
  })
  afterAll(() => started.platform?.close())
  return started
}
