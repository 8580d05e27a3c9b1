import type { FileStore, ServedFile } from './file-store.ts'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'

export const immutable = 'public, max-age=31536000, immutable'
export const oneWeek = 'public, max-age=604800'
/** Kept, but asked for again before every use. */
export const revalidated = 'no-cache'

/** Whether the asker can read brotli. */
export const acceptsBrotli = (request: Request) => /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')

const isKnown = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).some(tag => tag.replace(/^W\//, '') === etag)

/** Answers with a file, or with 304 where the asker has it. */
export function respond(request: Request, file: ServedFile, status: number, headers: Record<string, string>): Response {
  const all = new Headers({
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  if (status === 200 && isKnown(request, file.etag)) return new Response(null, { status: 304, headers: all })
  if (file.encoding) all.set('Content-Encoding', file.encoding)
  all.set('Content-Length', String(file.body.length))
  return new Response(request.method === 'HEAD' ? null : file.body, { status, headers: all })
}

/** Answers with a file of a store, or with null where it holds none under this path. */
export async function sendFile(
  store: FileStore,
  path: string,
  request: Request,
  headers: Record<string, string>,
  status = 200,
): Promise<Response | null> {
  const file = await store.read(path, acceptsBrotli(request))
  return file && respond(request, file, status, headers)
}

/** Says that there is nothing, as text: a script or a picture that is missing must never come back as a page. */
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

/** What a page of another origin must find on a 304, too, before it may read what it kept. */
const corsHeaders = ['access-control-allow-origin', 'access-control-expose-headers', 'x-request-id']

/** For large answers that change rarely: packed, and 304 to whoever has it already. */
export const compressedWithEtag = (): MiddlewareHandler[] => [
  compress(),
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...corsHeaders] }),
]
