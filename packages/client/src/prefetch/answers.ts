import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'

/** A request that was sent before the code that reads its answer has loaded. */
export interface PrefetchedAnswer {
  answer: Promise<Response>
  /** Aborts the request or the reading of its body. */
  abort: () => void
}

/** Milliseconds for which an answer is kept for the code that reads it. */
const keptFor = 10_000

const nameOf = (url: string, headers: object) => JSON.stringify([url, headers])

/**
 * Sends a request while the code that reads its answer loads, once for each address and headers.
 */
export function prefetchAnswer(url: string, headers: Record<string, string> = {}): void {
  const prefetched = (pageRegistry().early ??= new Map())
  const name = nameOf(url, headers)
  if (prefetched.has(name)) return
  const controller = new nativeGlobals.AbortController()
  const answer = nativeGlobals.fetch(url, { headers, credentials: 'omit', signal: controller.signal })
  // A failure reaches whoever takes the answer; without a taker it must not be an unhandled
  // rejection.
  answer.catch(() => {})
  prefetched.set(name, { answer, abort: () => controller.abort() })
  setTimeout(() => prefetched.delete(name), keptFor)
}

/** Returns and removes the prefetched answer to this very request. */
export function takePrefetchedAnswer(url: string, headers: Record<string, string> = {}): PrefetchedAnswer | undefined {
  const { early: prefetched } = pageRegistry()
  const name = nameOf(url, headers)
  const found = prefetched?.get(name)
  prefetched?.delete(name)
  return found
}
