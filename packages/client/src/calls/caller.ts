import type { Input, Output, Endpoint } from '@baize/contract'
import { exchange } from './transport.ts'
import type { ScopeConfig } from '../config.ts'
import { CallError } from './error.ts'
import { createSharedRequests } from './shared-requests.ts'
import type { Host } from '../host.ts'
import { lazy } from '../lazy.ts'
import { nativeGlobals } from '../native-globals.ts'
import { readReply } from './reply.ts'
import type { Seal } from './seal.ts'
import { buildRequest } from './build-request.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Called with the headers of the answer before the value is returned. */
  onHeaders?: (headers: Headers) => void
  /** Made in the name of this token instead of the session's. */
  token?: string
  keepalive?: boolean
}
export type Call = <R extends Endpoint>(endpoint: R, input: Input<R>, options?: CallOptions) => Promise<Output<R>>

export interface CallerDeps {
  host: Host
  configured: () => Promise<ScopeConfig>
  /** Token of the session, once it is known whether there is one. */
  token: (endpoint: Endpoint) => Promise<string | null>
  locale: () => string
  /** Told of every refusal, with the token that was sent. */
  refused: (error: CallError, token: string | null) => void
}

const staleSeal = ['SEAL_INVALID', 'SEAL_STALE']

/** Makes calls by endpoint: waits for the configuration and the session, seals, shares equal reads, parses, and tells what went wrong by code. */
export function createCaller({ host, configured, token: sessionToken, locale, refused }: CallerDeps): Call {
  const share = createSharedRequests()
  const sealer = lazy(async () => (await import('./seal.ts')).createSealer(host, call))
  const seal: Seal = async (input, endpoint) => (await sealer()).seal(input, endpoint)

  async function once(
    endpoint: Endpoint,
    input: object,
    config: ScopeConfig,
    token: string | null,
    options: CallOptions,
  ) {
    const wire = await buildRequest(endpoint, input, config, { token, locale: locale() }, config.seal ?? seal)
    const answer = async (signal: AbortSignal) => {
      const reply = await exchange(options.keepalive ? { ...wire, keepalive: true } : wire, signal, host, config.fetch)
      return { headers: reply.headers, value: readReply(endpoint, reply) }
    }
    if (endpoint.method !== 'GET') return answer(options.signal ?? new nativeGlobals.AbortController().signal)
    return share([wire.url, token, wire.headers['accept-language']].join(' '), options.signal, answer)
  }

  const call: Call = async (endpoint, input, options = {}) => {
    const config = await configured()
    const token = options.token ?? (endpoint.access === 'public' ? null : await sessionToken(endpoint))
    if (endpoint.access === 'member' && !token) throw new CallError('NOT_LOGGED_IN', { endpoint: endpoint.name })
    const ask = () => once(endpoint, input as object, config, token, options)
    try {
      const { headers, value } = await ask().catch(async (error: unknown) => {
        // The platform has another key by now, or a clock was set: it did nothing, so asking again is safe.
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
