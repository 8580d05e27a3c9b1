import type { BrowserEnv } from '../browser-env.ts'
import { nativeGlobals } from '../native-globals.ts'
import type { WireRequest } from './transport.ts'

/** How browsers, and what stands in for them, put it that a line broke. */
const brokenLine =
  /^(failed to fetch|networkerror|load failed|fetch failed|network request failed|cancelled|the (network|internet) connection|the request timed out|a server with the specified hostname|could not connect)/i
/** What a request rejects with that its sender has ended. */
const endings = ['AbortError', 'TimeoutError', 'NetworkError']

/** Whether that is how a browser says that no answer came, and no mistake of anybody. */
function isBrokenLine(error: unknown, ofPage: boolean): boolean {
  // Nothing else comes of the browser's own, in whichever words and language.
  if (!ofPage) return error instanceof TypeError || error instanceof DOMException
  if (error instanceof DOMException) return endings.includes(error.name)
  return error instanceof TypeError && brokenLine.test(error.message)
}

/** Whether a function is one of the browser, and not of a script that has put its own there. */
const isOfBrowser = (fetch: unknown): boolean =>
  /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(fetch))

const reported = new Set<string>()

/**
 * Tells the page, once for each reason, that calls of it cannot be sent: a browser refuses to, or
 * the page's own fetch throws.
 */
export function reportUnsent(
  { endpoint, url, headers }: WireRequest,
  cause: unknown,
  env: BrowserEnv,
  fetch: typeof globalThis.fetch,
): void {
  // ofetch wraps what fetch throws.
  let error = (cause as Error).cause ?? cause
  // Ours calls what the page had by that name when it came.
  const ofPage = fetch !== nativeGlobals.fetch || !isOfBrowser(globalThis.fetch)
  let isUnsent = !isBrokenLine(error, ofPage)
  try {
    new nativeGlobals.Headers(headers)
    new URL(url)
  } catch (refusal) {
    error = refusal
    isUnsent = true
  }
  const why = String(error)
  if (!isUnsent || reported.has(why)) return
  reported.add(why)
  const message = `Calls such as ${endpoint} cannot be sent: ${why}`
  env.emit('baize-error', { code: 'bad-setting', message, requestId: '', element: '' })
}
