import type { Page, Request } from 'playwright'

/** Calls that stay open for as long as the page does. */
const streams: readonly string[] = ['eventsource', 'websocket', 'ping']
/**
 * Milliseconds without a pending call after which a page counts as answered, and how long to wait
 * for that.
 */
const quietMs = 100
const maxWaitMs = 30_000

/**
 * Counts the calls of a page from now on. @returns waits until none is pending, for `maxWaitMs` at
 * most
 */
export function countCalls(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let last = Date.now()
  const end = (request: Request) => {
    pending.delete(request)
    last = Date.now()
  }
  page.on('request', request => {
    if (!streams.includes(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const until = Date.now() + maxWaitMs
    while (Date.now() < until && (pending.size || Date.now() - last < quietMs))
      await new Promise(resolve => setTimeout(resolve, quietMs / 4))
  }
}
