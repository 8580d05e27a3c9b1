import { type Input, type Output, type Endpoint, sealing } from '@baize/contract'
import { sendWithRetry, type WireRequest } from './transport.ts'
import type { ScopeConfig } from '../config.ts'
import { CallError } from './error.ts'
import { applyPlacementHeaders, type PlacesDeps } from './placement-headers.ts'
import { formOf, headersOf, queryOf, type RequestContext } from './request-parts.ts'
import { createSharedRequests } from './shared-requests.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { lazy } from '../lazy.ts'
import type { PlatformClock } from '../platform-clock.ts'
import { nativeGlobals, toJson } from '../native-globals.ts'
import { readReply } from './reply.ts'
import type { Seal } from './seal.ts'

/** How an input travels in a body. */
const encodings = {
  json: ['application/json', toJson],
  form: ['application/x-www-form-urlencoded', formOf],
} as const

/**
 * The request that an endpoint and its input make on this operator's platform: method, address,
 * headers and body, sealed where the endpoint says so.
 */
async function buildRequest(
  endpoint: Endpoint,
  input: object,
  config: ScopeConfig,
  asking: RequestContext,
  seal: Seal,
): Promise<WireRequest> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const path = config.paths?.[endpoint.name as keyof typeof config.paths] ?? endpoint.path
  const wire: WireRequest = {
    endpoint: endpoint.name,
    method: endpoint.method,
    url: config.api + path + (inQuery ? queryOf(input) : ''),
    headers: headersOf(config, asking),
  }
  if (endpoint.sealed === 'header') wire.headers[sealing.header] = await seal(input, endpoint)
  else if (endpoint.sealed) {
    wire.headers['content-type'] = sealing.contentType
    wire.body = await seal(input, endpoint)
  } else if (!inQuery) {
    const [contentType, written] = encodings[endpoint.encoding ?? 'json']
    wire.headers['content-type'] = contentType
    wire.body = written(input)
  }
  return wire
}

export interface CallOptions {
  signal?: AbortSignal
  /** Called with the headers of the answer before the value is returned. */
  onHeaders?: (headers: Headers) => void
  /** Made in the name of this token instead of the session's. */
  token?: string
  keepalive?: boolean
  /** One-time public key that single values of the answer are to be sealed to. */
  answerKey?: string
}
export type Call = <R extends Endpoint>(endpoint: R, input: Input<R>, options?: CallOptions) => Promise<Output<R>>

export interface CallerDeps extends PlacesDeps {
  env: BrowserEnv
  /** Learns the platform's time from every answer. */
  clock: Pick<PlatformClock, 'learn'>
  configured: () => Promise<ScopeConfig>
  /** Token of the session, once it is known whether there is one. */
  token: (endpoint: Endpoint) => Promise<string | null>
  locale: () => string
  /** Called with every refusal, and the token that was sent. */
  refused: (error: CallError, token: string | null) => void
}

const staleSeal = ['SEAL_INVALID', 'SEAL_STALE']

/**
 * Makes calls by endpoint: waits for the configuration and the session, seals, shares equal reads,
 * parses, and tells what went wrong by code.
 */
export function createCaller(deps: CallerDeps): Call {
  const { env, configured, token: sessionToken, locale, refused } = deps
  const share = createSharedRequests()
  const sealer = lazy(async () => (await import('./seal.ts')).createSealer(env, call))
  const seal: Seal = async (input, endpoint) => (await sealer()).seal(input, endpoint)

  let reportedMerchant = ''
  /** Reports, once for each merchant that the page names, that the site key is another's. */
  function reportMerchant(merchant: string | null, { merchant: given }: ScopeConfig): void {
    if (!merchant || reportedMerchant === given) return
    reportedMerchant = given
    const message = `The site key belongs to another merchant: ${merchant}, not ${given}`
    env.emit('baize-error', { code: 'merchant-mismatch', message, requestId: '', element: '' })
  }

  async function once(
    endpoint: Endpoint,
    input: object,
    config: ScopeConfig,
    token: string | null,
    options: CallOptions,
  ) {
    const wire = await buildRequest(endpoint, input, config, { token, locale: locale() }, config.seal ?? seal)
    if (options.answerKey) wire.headers[sealing.answerHeader] = options.answerKey
    const answer = async (signal: AbortSignal) => {
      const reply = await sendWithRetry(
        options.keepalive ? { ...wire, keepalive: true } : wire,
        signal,
        env,
        config.fetch,
      )
      reportMerchant(reply.headers.get('x-merchant'), config)
      applyPlacementHeaders(reply, config, deps)
      deps.clock.learn(reply)
      return { headers: reply.headers, value: readReply(endpoint, reply) }
    }
    if (endpoint.method !== 'GET' || options.answerKey)
      return answer(options.signal ?? new nativeGlobals.AbortController().signal)
    return share([wire.url, token, wire.headers['accept-language']].join(' '), options.signal, answer)
  }

  const call: Call = async (endpoint, input, options = {}) => {
    const config = await configured()
    const token = options.token ?? (endpoint.access === 'public' ? null : await sessionToken(endpoint))
    if (endpoint.access === 'member' && !token) throw new CallError('NOT_LOGGED_IN', { endpoint: endpoint.name })
    const ask = () => once(endpoint, input as object, config, token, options)
    try {
      const { headers, value } = await ask().catch(async (error: unknown) => {
        // The platform has another key by now, or a clock was set: it did nothing, so asking again
        // is safe.
        if (!(error instanceof CallError && staleSeal.includes(error.code))) throw error
        ;(await sealer()).forget()
        return ask()
      })
      options.onHeaders?.(headers)
      return value as Output<typeof endpoint>
    } catch (error) {
      if (error instanceof CallError) refused(error, token)
      throw error
    }
  }
  return call
}
