import type { Page, Request } from 'playwright'

/** Calls that stay open for as long as the page does. */
const streams: readonly string[] = ['eventsource', 'websocket', 'ping']
/**
 * Milliseconds without a call under way after which a page has what it asked for, and how long that
 * is waited for.
 */
const quiet = 100
const maxWait = 30_000

/**
 * Counts the calls of a page from now on. @returns waits until none is under way; a page that never
 * stops asking is waited for a while
 */
export function countCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let last = Date.now()
  const end = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', request => {
    if (!streams.includes(request.resourceType())) underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const until = Date.now() + maxWait
    while (Date.now() < until && (underWay.size || Date.now() - last < quiet))
      await new Promise(resolve => setTimeout(resolve, quiet / 4))
  }
}
