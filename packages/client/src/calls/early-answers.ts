import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'

/** A request that was sent before the code was there that reads its answer. */
export interface EarlyAnswer {
  answer: Promise<Response>
  /** Gives it up, while it is under way or read. */
  abort: () => void
}

/** Milliseconds for which an answer waits for the code that reads it. */
const keptFor = 10_000

const nameOf = (url: string, headers: object) => JSON.stringify([url, headers])

/** Sends a request beside the code that will read its answer, once for each address and headers. */
export function askEarly(url: string, headers: Record<string, string> = {}): void {
  const early = (pageRegistry().early ??= new Map())
  const name = nameOf(url, headers)
  if (early.has(name)) return
  const controller = new nativeGlobals.AbortController()
  const answer = nativeGlobals.fetch(url, { headers, credentials: 'omit', signal: controller.signal })
  // Whoever takes it hears of a failure; where nobody does, nobody has to.
  answer.catch(() => {})
  early.set(name, { answer, abort: () => controller.abort() })
  setTimeout(() => early.delete(name), keptFor)
}

/** What was asked early with this very request. It can be read once. */
export function takeEarly(url: string, headers: Record<string, string> = {}): EarlyAnswer | undefined {
  const { early } = pageRegistry()
  const name = nameOf(url, headers)
  const found = early?.get(name)
  early?.delete(name)
  return found
}
