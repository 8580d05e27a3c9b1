import { addressOf } from './own-site.ts'

type Sent = Record<string, unknown>

/** What a request carries: its query, or the fields of its body. */
async function carried(request: Request): Promise<Sent> {
  if (request.method === 'GET' || request.method === 'DELETE')
    return Object.fromEntries(new URL(request.url).searchParams)
  const text = await request.text()
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Sent)
}

/**
 * Calls of a page go on to the platform, and what they carry is written down. Not for sealed ones,
 * see `sealed`.
 * @param rest - what they go through
 */
export function listening(rest: typeof fetch = (...request) => fetch(...request)) {
  const calls: { path: string; method: string; sent: Promise<Sent> }[] = []
  const through: typeof fetch = (input, init) => {
    const request = new Request(new URL(addressOf(input), location.href), init)
    const isSealed = request.headers.get('content-type') === 'application/jose'
    if (!isSealed)
      calls.push({ path: new URL(request.url).pathname, method: request.method, sent: carried(request.clone()) })
    return rest(input, init)
  }
  return {
    fetch: through,
    /** What the calls to a path carried, the oldest first. */
    sent: (path: string) => Promise.all(calls.filter(call => call.path === path).map(({ sent }) => sent)),
    /** How often a path was called. */
    count: (path: string) => calls.filter(call => call.path === path).length,
  }
}
