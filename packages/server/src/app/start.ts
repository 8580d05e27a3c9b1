import type { Hono } from 'hono'
import { hashCost, isCheaper } from '../accounts/security/index.ts'
import { sandboxLimits } from '../limits/limit-table.ts'
import { Limiter } from '../limits/limiter.ts'
import { ownSite } from '../sites/index.ts'
import { closeRooms } from '../chat/index.ts'
import { systemClock } from '../clock.ts'
import type { MovableClock } from '../clock.ts'
import { demoSecret, requireSecrets } from './config.ts'
import { StartError } from '../start-error.ts'
import type { Config, Settings, Deps } from '../deps.ts'
import { standardDatabaseLimits } from '../db/limits.ts'
import { openDatabase } from '../db/open.ts'
import { builtFolders } from './built-folders.ts'
import type { Folders } from './built-folders.ts'
import { checkRoutes } from '../http/mount-endpoints.ts'
import { listen } from '../http/listen.ts'
import { partnerApp } from './pages/partner-pages.ts'
import { platformApp } from './platform-app.ts'
import { routes, seedWorld } from './areas.ts'
import { startJobs } from './start-jobs.ts'
import type { RunningJobs } from './start-jobs.ts'
import { standardMerchant } from '../merchants/index.ts'
import { merchantOf } from '../merchants/index.ts'
import { openOutbox } from '../messages/outbox.ts'
import type { PlatformState } from '../platform-state.ts'
import { writeOpsKey } from '../ops/index.ts'
import { configOf } from './origins.ts'
import { secureRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { reportToConsole } from '../report.ts'

export interface StartOptions extends Partial<Settings> {
  clock?: MovableClock
  random?: Random
  report?: Deps['report']
  folders?: Folders
  /** Whether due jobs are run by themselves, every half minute; absent: they are. */
  runsJobs?: boolean
  /** Opens the database of the settings; absent: as it is, without anything in between. */
  openDatabase?: typeof openDatabase
}

export interface Platform {
  url: string
  partnerUrl: string
  port: number
  deps: Deps
  /**
   * Accepts no new requests, lets running ones end, writes a checkpoint and closes the database.
   */
  close(): Promise<void>
}

/** A fresh platform in memory, on free ports. */
const testSettings: Omit<Settings, 'merchant' | 'currency'> = {
  mode: 'sandbox',
  port: 0,
  host: null,
  dataDir: 'memory://',
  databaseUrl: null,
  // No test is judged by how long something takes.
  databaseLimits: { ...standardDatabaseLimits, connect: 60_000, statement: 0, query: 0, long: 0 },
  answerTimes: { call: 0, health: 0, body: 0 },
  games: 40,
  vendors: [{ vendor: 'studio', keyId: 'k1', secret: demoSecret }],
  limits: sandboxLimits,
  flavour: 'react',
  trustedProxies: [],
  countryHeader: '',
  gateways: { sms: null, email: null },
  btcpay: null,
  hashCost,
  secretKey: '',
  firebase: null,
  siteOrigin: null,
  partnerOrigin: null,
  studioOrigin: null,
}

/** Answers while the platform starts, so that its ports are bound before its database is opened. */
const answerStarting = ({ url }: Request) =>
  new URL(url).pathname === '/livez'
    ? Response.json({ status: 'ok' })
    : new Response('The platform is starting.', { status: 503, headers: { 'Retry-After': '1' } })

/** Binds both ports; their apps are set later. */
async function takePorts({ port, host }: Settings) {
  const serve: { site: Hono['fetch']; partner: Hono['fetch'] } = { site: answerStarting, partner: answerStarting }
  const site = await listen((request, env) => serve.site(request, env), port, host)
  try {
    const partner = await listen((request, env) => serve.partner(request, env), port && port + 1, host)
    return { serve, site, partner, close: async () => void (await Promise.all([site.close(), partner.close()])) }
  } catch (error) {
    await site.close()
    throw error
  }
}

async function openDeps(
  config: Config,
  { clock = systemClock(), random = secureRandom(clock), ...options }: StartOptions,
) {
  const { db, backgroundDb, close } = await (options.openDatabase ?? openDatabase)(config)
  const limits = new Limiter(config.limits, clock)
  const state: PlatformState = new Map()
  const given = { db, clock, random, config, limits, state, report: options.report ?? reportToConsole }
  const outbox = openOutbox(given)
  const closeAll = async () => {
    await outbox.close()
    await close()
  }
  const deps: Deps = { ...given, outbox }
  return { deps, background: { ...deps, db: backgroundDb }, clock, close: closeAll }
}

/**
 * Starts the platform: binds its ports, opens the database, brings it up to date, mounts every
 * endpoint. Without options it is a fresh one in memory, on free ports, for tests.
 * @throws StartError where a port, the data folder or a setting does not allow it
 */
export async function startPlatform(options: StartOptions = {}): Promise<Platform> {
  checkRoutes(routes)
  const { mode = testSettings.mode } = options
  const { merchant = standardMerchant(mode) } = options
  const settings: Settings = { ...testSettings, merchant, currency: merchantOf(merchant).currency, ...options }
  if (settings.mode === 'production' && isCheaper(settings.hashCost, hashCost))
    throw new StartError('BAIZE_MODE=production needs password hashes of the standard cost.')
  requireSecrets(settings)
  const ports = await takePorts(settings)
  const config = configOf(settings, ports.site.port, ports.partner.port)
  const opened = await openDeps(config, options).catch(async (error: unknown) => {
    await ports.close()
    throw error
  })
  let jobs: RunningJobs | null = null
  const close = async () => {
    closeRooms(opened.deps)
    await ports.close()
    await jobs?.close()
    await opened.close()
  }
  try {
    const { deps, background, clock } = opened
    const { folders = builtFolders, runsJobs = true } = options
    const { origins, dataDir } = config
    await seedWorld(background)
    const opsKey = writeOpsKey(dataDir, Buffer.from(deps.random.bytes(32)).toString('base64url'), config.address)
    const running = (jobs = startJobs(background, runsJobs))
    const app = await platformApp(deps, { folders, background, clock, opsKey, clockMoved: () => running.runDue() })
    ports.serve.site = app.fetch
    ports.serve.partner = partnerApp({ roots: folders.partners, platformUrl: origins.site, own: ownSite(config) }).fetch
    return { url: config.address, partnerUrl: origins.partner, port: ports.site.port, deps, close }
  } catch (error) {
    await close()
    throw error
  }
}
