import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { StartError } from '../config.ts'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../engine/deps.ts'
import type { Driver } from '../engine/rounds/drive-round.ts'
import { Refusal, refusals } from '../engine/refusal.ts'
import type { Chaos } from '../engine/wallet/chaos.ts'
import { api } from './api.ts'
import { commonHeaders } from './headers.ts'
import { ops } from './ops.ts'
import { pages } from './pages.ts'
import { gatewayApi, paymentsApi } from './payments-api.ts'
import { usualRates } from './call-rates.ts'
import { trustedProxies } from './client-address.ts'
import { throttle, throttlePages } from './throttle.ts'
import { transferWalletApi } from './transfer-wallet-api.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/**
 * Time for which a connection is kept that nobody uses, in milliseconds: longer than the minute for
 * which proxies and clients keep theirs, so that nobody sends a call into one that is just being
 * closed.
 */
const idle = 65_000

function bind(fetch: Fetch, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = idle
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

export interface Listener {
  port: number
  close: () => Promise<void>
}

/** Reason why a port cannot be used, as a sentence. */
const reasons: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: port => `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  EACCES: port => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine.`,
}

const stop = (server: Server): Promise<void> =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

/**
 * Listens on one host, or on both loopback addresses where none is named. A machine without IPv6
 * has no second one.
 * @throws StartError when the port cannot be had
 */
export async function listen(fetch: Fetch, port: number, host: string | null): Promise<Listener> {
  const servers: Server[] = []
  try {
    servers.push(await bind(fetch, port, host ?? '127.0.0.1'))
    const { port: boundPort } = servers[0]!.address() as AddressInfo
    const second = host
      ? null
      : await bind(fetch, boundPort, '::1').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'EADDRINUSE') throw error
          return null
        })
    if (second) servers.push(second)
    return { port: boundPort, close: async () => void (await Promise.all(servers.map(stop))) }
  } catch (error) {
    await Promise.all(servers.map(stop))
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartError(reason(port, host ?? '127.0.0.1')) : error
  }
}

const maxBody = 256 * 1024

/**
 * What is not counted among the pages: calls, which have rates of their own, health, the commands
 * of the operator's own machine, and what its platform signs.
 */
const apartFromPages = /^\/(healthz$|api\/|ops\/|wallet\/)/

/**
 * Everything the studio answers.
 * @param sendCallbacks - sends the payment callbacks that are due
 */
export function createApp(
  deps: Deps,
  driver: Driver,
  chaos: Chaos,
  sendCallbacks: () => void,
  rates = usualRates,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const refuse = (refusal: Refusal): Response => {
    const [status] = refusals[refusal.code]
    const { retryAfterMs } = refusal.facts
    const headers: Record<string, string> =
      retryAfterMs === undefined ? {} : { 'Retry-After': String(Math.ceil(Number(retryAfterMs) / 1000)) }
    return Response.json({ code: refusal.code, message: refusal.message, ...refusal.facts }, { status, headers })
  }

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) c.header(name, value)
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.use(bodyLimit({ maxSize: maxBody, onError: () => refuse(new Refusal('BAD_REQUEST')) }))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(error)
    deps.report(error, { path: c.req.path })
    return refuse(new Refusal('UNKNOWN'))
  })
  app.notFound(() => refuse(new Refusal('NOT_FOUND')))
  app.get('/healthz', c => c.json({ status: 'ok', mode: deps.settings.mode }))
  const proxies = trustedProxies(deps.settings.trustedProxies)
  app.use('/api/*', throttle(deps, rates, proxies))
  const forPages = throttlePages(rates, proxies)
  app.use((c, next) => (apartFromPages.test(c.req.path) ? next() : forPages(c, next)))
  if (deps.settings.mode === 'sandbox') {
    app.route('/api/payments', paymentsApi(deps, sendCallbacks))
    app.route('/', gatewayApi(deps))
  }
  app.route('/', transferWalletApi(deps))
  app.route('/api', api(deps, driver))
  app.route('/ops', ops(deps, driver, chaos, proxies))
  app.route('/', pages(deps))
  return app
}
