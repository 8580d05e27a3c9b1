import { systemClock } from '../clock.ts'
import type { Settings } from '../deps.ts'
import { openDatabase } from '../db/open.ts'
import { Limiter } from '../limits/limiter.ts'
import { outboxOf } from '../messages/outbox.ts'
import { configOf } from './origins.ts'
import { secureRandom } from '../random.ts'
import { runCommand, usageOfCommands } from './commands.ts'
import type { CommandResult } from '../area.ts'
import { discardedMessages } from '../messages/sandbox-gateways.ts'
import { settingsFrom } from './config.ts'
import { environmentOf, requireOwnDatabase } from '../merchants/index.ts'
import { StartError } from '../start-error.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { askPlatform, opsAddress, staffName } from '../ops/index.ts'

/**
 * Opens the database for one command, and closes it again.
 * @throws StartError where it belongs to another merchant
 */
async function runAlone(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  const clock = systemClock()
  const { backgroundDb: db, close } = await openDatabase(settings)
  const config = configOf(settings, settings.port, settings.port + 1)
  try {
    const random = secureRandom(clock)
    const report = console.error
    const outbox = outboxOf({ sms: null, email: null, captcha: discardedMessages }, { clock, report })
    const limits = new Limiter(config.limits, clock)
    await requireOwnDatabase({ db, clock, config })
    return await runCommand({ db, clock, random, config, outbox, limits, state: new Map(), report }, words, staffName())
  } finally {
    await close()
  }
}

/**
 * Sends a command to the running platform; where none answers, opens the database itself. Two
 * processes must not open one folder, because they would see different rows.
 * @throws StartError where a platform holds the folder and cannot be asked from here
 */
async function run(settings: Settings, words: readonly string[]): Promise<CommandResult> {
  const answer = await askPlatform(settings.dataDir, words)
  if (answer) return answer
  return runAlone(settings, words).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    const { dataDir } = settings
    const address = opsAddress(dataDir)
    throw new StartError(
      `The platform (${error.holder}) holds ${dataDir}, and does not answer${address ? ` at ${address}` : ''} from here. ` +
        'Run this command where the platform runs, such as in its container; if it is just starting, try again in a moment.',
    )
  })
}

/**
 * The words of the command, and the environment of the merchant whose platform it is for: the
 * first, or the one after `--merchant`.
 */
function forMerchant(said: readonly string[]) {
  const [flag, code = '', ...rest] = said
  const isNamed = flag === '--merchant'
  const env = environmentOf(process.env, process.env['BAIZE_DATA'] || '.baize', isNamed ? code : null)
  return { words: isNamed ? rest : said, env }
}

try {
  const { words, env } = forMerchant(process.argv.slice(2))
  const { ok, lines } = words.length ? await run(settingsFrom(env), words) : { ok: false, lines: usageOfCommands() }
  console.log(lines.join('\n'))
  process.exitCode = ok ? 0 : 1
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
