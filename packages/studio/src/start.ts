import { randomBytes } from 'node:crypto'
import { demoSecret, type Settings } from './config.ts'
import type { Backoff, Clock, Deps, Random } from './engine/deps.ts'
import { runDueDraws, untilNextDraw } from './engine/draws/run-draws.ts'
import { createPlatformClock } from './engine/draws/platform-clock.ts'
import { repeatWhenDue } from './engine/repeat-when-due.ts'
import { createApp } from './http/serve.ts'
import { listen } from './http/serve.ts'
import type { CallRates } from './http/call-rates.ts'
import { createMatchListeners } from './engine/rooms/match-listeners.ts'
import { games } from './games/catalogue.ts'
import { resumeMatches, runDueMatches, untilNextMatch } from './engine/rooms/run-matches.ts'
import { createDriver, type Driver } from './engine/rounds/drive-round.ts'
import { createRetryQueue, resumeRounds } from './engine/rounds/retry-queue.ts'
import { openStore } from './engine/store/open.ts'
import { createChaos } from './engine/wallet/chaos.ts'
import { sendDueCallbacks, untilNextCallback } from './payments/callbacks.ts'
import { createKeyring } from './engine/wallet/keyring.ts'
import { createWallet } from './engine/wallet/wallet.ts'

export interface StudioOptions extends Partial<Settings> {
  dataDir: string
  platformUrl: string
  clock?: Clock
  random?: Random
  /** Milliseconds after which the operator is taken to be silent. */
  timeout?: number
  backoff?: Backoff
  rates?: CallRates
  report?: Deps['report']
}

export interface Studio {
  url: string
  /**
   * Draws what is due, tries every open round now, whatever its pause, and sends the payment
   * callbacks that are due.
   */
  settle(): Promise<void>
  /** Gives up calls on their way, writes down what is open and lets go of the store. */
  close(): Promise<void>
}

const defaultSettings: Omit<Settings, 'dataDir' | 'platformUrl'> = {
  mode: 'sandbox',
  port: 0,
  host: null,
  origin: null,
  hostOrigins: [],
  vendor: 'studio',
  keyId: 'k1',
  secret: demoSecret,
  next: null,
  trustedProxies: [],
}

/** From half a second to five minutes, doubling. */
const defaultBackoff: Backoff = { first: 500, max: 300_000 }

const reportToConsole: Deps['report'] = (error, facts) =>
  console.error(
    JSON.stringify({ ...facts, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )

/**
 * Starts the studio: opens its store, takes up what the last process left open, and listens.
 * @throws StartError when something outside stands in the way
 */
export async function startStudio(options: StudioOptions): Promise<Studio> {
  const settings: Settings = { ...defaultSettings, ...options }
  const clock = options.clock ?? { now: () => new Date() }
  const keyring = createKeyring(settings)
  const chaos = createChaos(fetch, () => keyring.current())
  const store = openStore(settings.dataDir)
  const { platformUrl } = settings
  const line = { platformUrl, clock, timeout: options.timeout ?? 5000, fetch: chaos.fetch }
  const wallet = createWallet({ ...line, keyring })
  const deps: Deps = {
    games,
    store,
    wallet,
    clock,
    platformClock: createPlatformClock(line),
    random: options.random ?? { bytes: randomBytes },
    settings,
    keyring,
    backoff: options.backoff ?? defaultBackoff,
    matchListeners: createMatchListeners(),
    report: options.report ?? reportToConsole,
  }
  const queue = createRetryQueue(deps, () => driver)
  const driver: Driver = createDriver(deps, ({ gameCode, draw }) => {
    queue.wake()
    // The bets of a match are its draw's: the pages at its table wait for them, too.
    if (draw !== null && games.cardGameOf(gameCode)) deps.matchListeners.wake(draw)
  })
  resumeRounds(deps)
  resumeMatches(deps)
  const draws = repeatWhenDue(
    () => runDueDraws(deps, driver),
    () => untilNextDraw(deps),
    error => deps.report(error, { where: 'draws' }),
  )
  const rooms = repeatWhenDue(
    () => runDueMatches(deps, driver),
    () => untilNextMatch(deps),
    error => deps.report(error, { where: 'rooms' }),
  )
  const callbacks = repeatWhenDue(
    () => sendDueCallbacks(deps),
    () => untilNextCallback(deps),
    error => deps.report(error, { where: 'payment callbacks' }),
  )
  try {
    const app = createApp(deps, driver, chaos, () => void callbacks.now(), options.rates)
    const { port, close } = await listen(app.fetch, settings.port, settings.host)
    queue.wake()
    await draws.now()
    await rooms.now()
    if (settings.mode === 'sandbox') void callbacks.now()
    return {
      url: `http://127.0.0.1:${port}`,
      settle: async () => {
        await draws.now()
        await rooms.now()
        await driver.settle()
        await callbacks.now()
      },
      close: async () => {
        queue.close()
        wallet.close()
        deps.matchListeners.close()
        await draws.close()
        await rooms.close()
        await close()
        await callbacks.close()
        await driver.idle()
        store.close()
      },
    }
  } catch (error) {
    store.close()
    throw error
  }
}
