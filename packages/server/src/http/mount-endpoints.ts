import { endpoints } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Hono, Context as HonoContext } from 'hono'
import { StartError } from '../start-error.ts'
import type { Config, Deps } from '../deps.ts'
import { clientAddressOf, countryOf } from './client-address.ts'
import { compressed } from './compressed.ts'
import { refused } from './envelope.ts'
import { acceptsBrotli } from './files/file-response.ts'
import type { SerializedAnswer } from './envelope.ts'
import type { Gates, RequestContext, Route } from './route.ts'
import { Refusal } from './refusal.ts'
import { failureOf } from './refusal-of.ts'
import { inTime } from './in-time.ts'

const allowedHeaders = 'Authorization, Content-Type, Accept-Language, Merchant, X-Site-Key, X-Enc, X-Enc-Key'

/**
 * CORS headers: any origin may read answers, refusals too, so that a host sees why its key was
 * refused; the site key decides which calls it may make. No credentials: the token is sent in a
 * header, so a foreign page cannot use it.
 */
function corsHeaders(origin: string | null): Record<string, string> {
  if (!origin) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id, X-Captcha-Id, X-Merchant, X-Inline, X-Frames, X-Time',
  }
}

const preflight = (origin: string | null, methods: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '7200',
    },
  })

/**
 * Answers one request, always with an envelope; an unexpected error is reported with the request's
 * id.
 */
async function answer(route: Route, incoming: RequestContext, deps: Deps, gates: Gates): Promise<SerializedAnswer> {
  try {
    return await inTime(route.answer(incoming, deps, gates), deps.config.answerTimes.call)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'UNAVAILABLE')
      deps.report(error, { requestId: incoming.requestId, endpoint: route.endpoint.name })
    const { status, body, headers } = failureOf(error)
    for (const [name, value] of Object.entries(headers)) incoming.reply.set(name, value)
    return { status, body }
  }
}

const apiPaths = ['/wps/*', '/lgw/*', '/lotto/*', '/vendor/*'] as const

/**
 * @throws StartError naming the endpoints of the contract that have no handler, or more than one
 */
export function checkRoutes(routes: readonly Route[]): void {
  const handlers = Map.groupBy(routes, route => route.endpoint.name)
  const wrong = Object.keys(endpoints).filter(name => handlers.get(name)?.length !== 1)
  if (wrong.length) throw new StartError(`These calls need exactly one handler: ${wrong.join(', ')}.`)
}

/** The address that a request comes from, through proxies that are trusted. */
export const ipOf = (c: HonoContext, { trustedProxies }: Config): string =>
  clientAddressOf(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for') ?? null, trustedProxies)

const callerCountry = (c: HonoContext, { trustedProxies, countryHeader }: Config): string =>
  countryHeader
    ? countryOf(getConnInfo(c).remote.address ?? '', c.req.header(countryHeader) ?? null, trustedProxies)
    : ''

function requestContextOf(c: HonoContext, deps: Deps): RequestContext {
  const requestId = deps.random.id()
  const reply = new Headers(corsHeaders(c.req.header('origin') ?? null))
  // What a page may draw, and whether it is answered at all, goes by its key.
  reply.append('Vary', 'X-Site-Key')
  reply.set('X-Request-Id', requestId)
  // `Date` is that of whoever sends the answer last, and no page of another origin may read it.
  reply.set('X-Time', deps.clock.now().toISOString())
  reply.set('Cache-Control', 'no-store')
  reply.set('X-Content-Type-Options', 'nosniff')
  reply.set('Content-Type', 'application/json; charset=utf-8')
  const { config } = deps
  return { request: c.req.raw, ip: ipOf(c, config), country: callerCountry(c, config), requestId, reply }
}

const respond = ({ status, body }: SerializedAnswer, headers: Headers): Response =>
  new Response(body, { status, headers })

/** Answers with fewer letters gain nothing from being compressed. */
const minCompressed = 1024

/**
 * What everybody may read is sent compressed: lists are a fifth of their size then. An answer to
 * somebody with a token is not, because its length would tell a page that repeats guesses in the
 * request what else is in it.
 */
async function respondToAll(answered: SerializedAnswer, { request, reply }: RequestContext): Promise<Response> {
  const isPublic = request.method === 'GET' && !request.headers.has('authorization')
  if (!isPublic || answered.body.length < minCompressed || !acceptsBrotli(request)) return respond(answered, reply)
  reply.set('Content-Encoding', 'br')
  reply.append('Vary', 'Accept-Encoding')
  return new Response(await compressed(answered.body), { status: answered.status, headers: reply })
}

/** Mounts every endpoint at its path of the contract, and answers preflights. */
export function mountEndpoints(app: Hono, routes: readonly Route[], deps: Deps, gates: Gates): void {
  for (const [path, ofPath] of Map.groupBy(routes, route => route.endpoint.path)) {
    const methods = ofPath.map(({ endpoint }: { endpoint: Endpoint }) => endpoint.method).join(', ')
    app.options(path, c => preflight(c.req.header('origin') ?? null, methods))
    for (const route of ofPath) {
      app.on(route.endpoint.method, path, async c => {
        const incoming = requestContextOf(c, deps)
        return respondToAll(await answer(route, incoming, deps, gates), incoming)
      })
    }
  }
  const answerNotFound = (c: HonoContext) => respond(refused(new Refusal('NOT_FOUND')), requestContextOf(c, deps).reply)
  for (const path of apiPaths) app.all(path, answerNotFound)
}
