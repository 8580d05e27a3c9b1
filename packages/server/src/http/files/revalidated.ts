import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/** What a page of another origin must find on a 304, too, before it may read what it kept. */
const ofOrigins = ['access-control-allow-origin', 'access-control-expose-headers', 'x-request-id']

/** For large answers that change rarely: packed, and 304 to whoever has it already. */
export const revalidated = (): MiddlewareHandler[] => [
  compress(),
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...ofOrigins] }),
]
