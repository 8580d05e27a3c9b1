import { createFetch } from 'ofetch'
import { takePrefetchedAnswer } from '../prefetch/answers.ts'
import { CallError } from './error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { nativeGlobals } from '../native-globals.ts'

/** One request as it goes over the wire. */
export interface WireRequest {
  /** Name of the call. */
  endpoint: string
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  /** Outlives the page, for a logout that is followed by a navigation. */
  keepalive?: boolean
}
export interface WireReply {
  status: number
  headers: Headers
  text: string
}

/**
 * Milliseconds an answer may take (API-73). A call that ran out of time is not repeated: the person
 * has waited long enough.
 */
export const callTimeout = 15_000
/** A repetition waits at least this long, and up to as long again (API-73). */
const retryDelay = 400
/**
 * The platform may ask for a longer wait than a person should sit through; then its refusal is
 * shown instead. Seconds.
 */
const maxRetryWait = 3
const retryableStatuses = [408, 425, 429, 502, 503, 504]

/**
 * Sends one request and throws NETWORK, TIMEOUT or ABORTED where no answer came. Any answer of the
 * platform is returned.
 */
async function send(
  wire: WireRequest,
  signal: AbortSignal,
  env: BrowserEnv,
  fetch: typeof globalThis.fetch,
): Promise<WireReply> {
  const { url, endpoint, ...init } = wire
  // Our own limit, because ofetch's stops counting when the headers are in.
  const controller = new nativeGlobals.AbortController()
  const abort = () => controller.abort()
  let timedOut = false
  const cancel = env.after(callTimeout, () => {
    timedOut = true
    abort()
  })
  signal.addEventListener('abort', abort)
  try {
    if (signal.aborted) abort()
    const reply = await createFetch({ fetch, Headers: nativeGlobals.Headers }).raw(url, {
      ...init,
      credentials: 'omit',
      signal: controller.signal,
      responseType: 'text',
      ignoreResponseError: true,
      retry: false,
    })
    return { status: reply.status, headers: reply.headers, text: String(reply._data ?? '') }
  } catch (cause) {
    if (signal.aborted) throw new CallError('ABORTED', { endpoint, cause })
    if (!timedOut)
      void import('./report-unsent.ts').then(unsent => unsent.reportUnsent(wire, cause, env, fetch)).catch(() => {})
    throw new CallError(timedOut ? 'TIMEOUT' : 'NETWORK', { endpoint, cause })
  } finally {
    cancel()
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Whether a read is tried once more: the connection broke, or the platform says that it will soon
 * be back.
 */
const isRetryable = (result: WireReply | CallError): boolean => {
  if (result instanceof CallError) return result.code === 'NETWORK'
  return retryableStatuses.includes(result.status) && Number(result.headers.get('retry-after') ?? 0) <= maxRetryWait
}

/**
 * Sends a request; reads are repeated once, after a pause that differs from page to page, writes
 * never (API-73).
 */
export async function sendWithRetry(
  wire: WireRequest,
  signal: AbortSignal,
  env: BrowserEnv,
  fetch: typeof globalThis.fetch = nativeGlobals.fetch,
): Promise<WireReply> {
  // A page that sends its calls itself has asked for nothing early.
  const prefetched =
    wire.method === 'GET' && fetch === nativeGlobals.fetch ? takePrefetchedAnswer(wire.url, wire.headers) : undefined
  const adopt: typeof fetch | undefined =
    prefetched &&
    ((_, init) => {
      init?.signal?.addEventListener('abort', prefetched.abort)
      return prefetched.answer
    })
  const first = await send(wire, signal, env, adopt ?? fetch).catch((error: CallError) => error)
  if (wire.method === 'GET' && !signal.aborted && isRetryable(first)) {
    await new Promise<void>(resolve => env.after(retryDelay * (1 + env.random()), resolve))
    return send(wire, signal, env, fetch)
  }
  if (first instanceof CallError) throw first
  return first
}
