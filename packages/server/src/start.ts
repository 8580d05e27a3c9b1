import { Hono } from 'hono'
import { accountGates, seedAccounts } from './account/index.ts'
import { sandboxLimits } from './account/limits.ts'
import { systemClock } from './clock.ts'
import type { MovableClock } from './clock.ts'
import { demoSecret } from './config.ts'
import type { Config, Settings } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { checkRoutes, mountRows } from './http/app.ts'
import { listen } from './http/listen.ts'
import type { Listener } from './http/listen.ts'
import { routes } from './http/routes.ts'
import { silentOutbox, tableOutbox } from './ops/outbox.ts'
import { secureRandom } from './random.ts'
import type { Random } from './random.ts'
import { openGate } from './system/index.ts'

export interface StartOptions extends Partial<Settings> {
  clock?: MovableClock
  random?: Random
  report?: Deps['report']
  /** Starts although rows have no handler. */
  unfinished?: boolean
}

export interface Platform {
  url: string
  partnerUrl: string
  port: number
  deps: Deps
  close(): Promise<void>
}

const standard: Settings = {
  mode: 'sandbox',
  port: 0,
  host: null,
  dataDir: 'memory://',
  databaseUrl: null,
  games: 40,
  currency: 'EUR',
  vendors: [{ vendor: 'studio', keyId: 'k1', secret: demoSecret }],
  studioOrigin: null,
  limits: sandboxLimits,
}

const reportToConsole: Deps['report'] = (error, facts) =>
  console.error(JSON.stringify({ ...facts, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))

const configOf = (settings: Settings, site: Listener, partner: Listener): Config => ({
  ...settings,
  origins: {
    site: `http://localhost:${site.port}`,
    partner: `http://127.0.0.1:${partner.port}`,
    studio: settings.studioOrigin ?? `http://127.0.0.1:${site.port + 2}`,
  },
})

/** Answers while the platform is not up yet, so that its ports are taken before its database is opened. */
const notYet = () => new Response('The platform is starting.', { status: 503, headers: { 'Retry-After': '1' } })

/**
 * Starts the platform: takes its ports, opens the database, seeds, mounts every row. Without options it is a fresh one in memory, on free
 * ports, for tests.
 * @throws StartError when something outside stands in the way
 */
export async function startPlatform(options: StartOptions = {}): Promise<Platform> {
  const settings: Settings = { ...standard, ...options }
  const clock = options.clock ?? systemClock()
  const random = options.random ?? secureRandom(clock)
  let siteFetch: Hono['fetch'] = notYet
  let partnerFetch: Hono['fetch'] = notYet
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const site = await listen((request, env) => siteFetch(request, env), settings.port, settings.host)
    closers.push(site.close)
    const partner = await listen((request, env) => partnerFetch(request, env), settings.port && settings.port + 1, settings.host)
    closers.push(partner.close)
    const config = configOf(settings, site, partner)
    const { db, close: closeDatabase } = await openDatabase(config)
    // Pushed last, closed first in reverse order: requests must have ended before the database goes.
    closers.unshift(closeDatabase)
    const outbox = config.mode === 'sandbox' ? tableOutbox(db, clock, random) : silentOutbox
    const deps: Deps = { db, clock, random, config, outbox, report: options.report ?? reportToConsole }
    if (!options.unfinished) checkRoutes(routes)
    await seedAccounts(deps)
    const app = new Hono()
    app.get('/healthz', c => c.json({ status: 'ok', mode: config.mode, serverTime: clock.now().toISOString() }))
    mountRows(app, routes, deps, { ...(await accountGates(deps)), open: openGate(deps) })
    siteFetch = app.fetch
    partnerFetch = new Hono().fetch
    return { url: config.origins.site, partnerUrl: config.origins.partner, port: site.port, deps, close }
  } catch (error) {
    await close()
    throw error
  }
}
