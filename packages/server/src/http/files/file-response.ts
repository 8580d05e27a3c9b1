import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { FileStore, ServedFile, Variant } from './file-store.ts'

export const immutable = 'public, max-age=31536000, immutable'
export const cachedForAWeek = 'public, max-age=604800'
/** Cached, but revalidated before every use. */
export const revalidated = 'no-cache'

/** Whether the client accepts brotli. */
export const acceptsBrotli = (request: Request) => /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')

const isKnown = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).some(tag => tag.replace(/^W\//, '') === etag)

/**
 * Answers with a file, or with 304 where the client has it. An immutable file has no ETag: whoever
 * has it never asks again.
 */
export function fileResponse(
  request: Request,
  file: ServedFile,
  status: number,
  headers: Record<string, string>,
): Response {
  const all = new Headers({
    'Content-Type': file.type,
    ...(headers['Cache-Control'] === immutable ? {} : { ETag: file.etag }),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  if (status === 200 && isKnown(request, file.etag)) return new Response(null, { status: 304, headers: all })
  if (file.encoding) all.set('Content-Encoding', file.encoding)
  all.set('Content-Length', String(file.body.length))
  return new Response(request.method === 'HEAD' ? null : file.body, { status, headers: all })
}

/** Answers with a file of a store; null where it has none at this path. */
export async function sendFile(
  store: FileStore,
  path: string,
  request: Request,
  headers: Record<string, string>,
  status = 200,
  variant?: Variant,
): Promise<Response | null> {
  const file = await store.read(path, acceptsBrotli(request), variant)
  return file && fileResponse(request, file, status, headers)
}

/** A 404 as plain text: a missing script or picture must not be answered with a page. */
export const notFound = (headers: Record<string, string> = {}): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })

/** Headers that a 304 needs, too, so that a page of another origin may read its cached answer. */
const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers', 'x-request-id']

/**
 * Middleware for large answers that rarely change: compressed, and 304 where the client has them.
 */
export const compressedWithEtag = (): MiddlewareHandler[] => [
  compress(),
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }),
]
