import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../engine/deps.ts'
import type { Driver } from '../engine/rounds/driver.ts'
import { Refusal, refusals } from '../engine/refusal.ts'
import type { Chaos } from '../engine/wallet/chaos.ts'
import { api } from './api.ts'
import { commonHeaders } from './headers.ts'
import { ops } from './ops.ts'
import { pages } from './pages.ts'

const maxBody = 256 * 1024

/** Everything the studio answers. */
export function createApp(deps: Deps, driver: Driver, chaos: Chaos): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const refuse = (refusal: Refusal): Response => {
    const [status] = refusals[refusal.code]
    return Response.json({ code: refusal.code, message: refusal.message, ...refusal.facts }, { status })
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
  app.route('/api', api(deps, driver))
  app.route('/ops', ops(deps, driver, chaos))
  app.route('/', pages(deps))
  return app
}
