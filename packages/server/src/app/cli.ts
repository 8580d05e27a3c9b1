import { settingsFrom } from './config.ts'
import { StartError } from '../start-error.ts'
import type { Settings } from '../deps.ts'
import { holderOf } from '../db/lock.ts'
import { usage } from './commands.ts'
import type { CommandResult } from '../area.ts'
import { askPlatform } from '../ops/index.ts'
import { runAlone } from './run-alone.ts'

/** Asks the platform that runs; where none runs, opens the database itself: two openers of one folder would see different rows. */
async function run(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  const said = await askPlatform(settings.dataDir, words)
  if (said) return said
  const holder = settings.databaseUrl ? null : holderOf(settings.dataDir)
  if (holder !== null)
    throw new StartError(
      `The platform (process ${holder}) holds ${settings.dataDir} but does not answer. Try again in a moment.`,
    )
  return runAlone(settings, words)
}

const words = process.argv.slice(2)
try {
  const { ok, lines } = words.length ? await run(settingsFrom(process.env), words) : { ok: false, lines: usage() }
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
