import { gameIndex } from '@baize/contract'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { leftAnswersApp, sandboxIdentityApp } from '../accounts/identity/index.ts'
import { platformGates } from './gates.ts'
import { ownSite } from '../sites/index.ts'
import { cdnApp } from '../cdn/index.ts'
import { roomApp } from '../chat/index.ts'
import type { MovableClock } from '../clock.ts'
import type { Deps } from '../deps.ts'
import type { Folders } from './built-folders.ts'
import { gameOrigins, imageOrigins } from '../system/index.ts'
import { devApp, onlyOwnOrigin, opsApp } from '../ops/index.ts'
import { inTime } from '../http/in-time.ts'
import { mountEndpoints } from '../http/mount-endpoints.ts'
import { failureOf } from '../http/refusal-of.ts'
import { compressedWithEtag } from '../http/files/file-response.ts'
import { applyStatus } from '../deposits/index.ts'
import { callbacksApp } from '../payment-gateways/index.ts'
import { routes } from './areas.ts'
import { runCommand } from './commands.ts'
import { healthApp } from './health.ts'
import { offeringSite } from './pages/offering-site.ts'
import { frameApp } from './pages/frame-pages.ts'
import { staticApp } from './pages/site-files.ts'

export interface AppOptions {
  folders: Folders
  /** For commands of staff, which may take longer than calls. */
  background: Deps
  /** The clock that `/dev/clock` advances. */
  clock: MovableClock
  /** Key that staff must send to `/ops`. */
  opsKey: string
  /** Runs the jobs that are due after the clock was advanced. */
  clockMoved: () => Promise<void>
}

/** Everything on the platform's origin: calls, ops, pictures, SDK and site. */
export async function platformApp(
  deps: Deps,
  { folders, background, clock, opsKey, clockMoved }: AppOptions,
): Promise<Hono> {
  const { mode, answerTimes } = deps.config
  const app = new Hono()
  app.onError((error, c) => {
    deps.report(error, { path: c.req.path })
    const { status, body, headers } = failureOf(error)
    return new Response(body, { status, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
  })
  app.route('/', healthApp(deps))
  app.use(gameIndex.path, ...compressedWithEtag())
  mountEndpoints(app, routes, deps, await platformGates(deps))
  app.route(
    '/ops',
    opsApp((words, by) => runCommand(background, words, by), opsKey),
  )
  // What is asked for beside calls ends in time as they do: but for commands of staff and tools of
  // developers, which may run jobs.
  const endInTime: MiddlewareHandler = (_, next) => inTime(next(), answerTimes.call)
  if (mode === 'sandbox')
    app
      .use('/dev/identity/*', endInTime)
      .route('/dev/identity', leftAnswersApp(deps))
      .use('/dev/*', onlyOwnOrigin)
      .route('/dev', devApp(deps, clock, clockMoved))
      .route('/dev/identity', sandboxIdentityApp(deps))
  app.use(endInTime)
  app.route(
    '/gateways',
    callbacksApp(deps, (gateway, event) => applyStatus(deps, gateway, event)),
  )
  app.route('/cdn', cdnApp(deps))
  app.route('/chat', roomApp(deps))
  const origins = async () => ({ games: await gameOrigins(deps), images: await imageOrigins(deps) })
  app.route('/frame', frameApp(deps, origins))
  app.route(
    '/',
    staticApp({
      siteRoot: folders.site,
      sdkRoot: folders.sdk,
      origins,
      site: () => offeringSite(deps),
      own: ownSite(deps.config),
      flavour: deps.config.flavour,
    }),
  )
  return app
}
