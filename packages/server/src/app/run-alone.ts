import { systemClock } from '../clock.ts'
import type { Settings } from '../deps.ts'
import { openDatabase } from '../db/open.ts'
import { outboxOf } from '../messages/outbox.ts'
import { originsOf } from './origins.ts'
import { secureRandom } from '../random.ts'
import { runCommand } from './commands.ts'
import type { CommandResult } from '../area.ts'
import { noMessages } from '../messages/kept-messages.ts'

/** Opens the database for one command, and closes it again. */
export async function runAlone(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  const clock = systemClock()
  const { db, close } = await openDatabase(settings)
  const config = { ...settings, origins: originsOf(settings, settings.port, settings.port + 1) }
  try {
    const random = secureRandom(clock)
    const report = console.error
    const outbox = outboxOf({ sms: null, email: null, captcha: noMessages }, { clock, report })
    return await runCommand({ db, clock, random, config, outbox, report }, words)
  } finally {
    await close()
  }
}
