import { Hono } from 'hono'
import { readSetting } from '../../db/settings.ts'
import type { Deps } from '../../deps.ts'
import { ownSite, siteOf } from '../../sites/index.ts'
import { networkOf } from '../../http/client-address.ts'
import { notFound } from '../../http/files/file-response.ts'
import { framedHeaders, siteHeaders, type SiteOrigins } from '../../http/files/page-headers.ts'
import { ipOf } from '../../http/mount-endpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Site } from '../../http/route.ts'
import { brandSetting } from '../../system/index.ts'
import { escaped } from '../../text/escaped.ts'

const tagShape = /^baize-[a-z]+(-[a-z]+)*$/
/** What a browser says that it asks for a frame. One that says nothing is an old one. */
const isFrame = (headers: Headers) => (headers.get('sec-fetch-dest') ?? 'iframe') === 'iframe'

/**
 * Draws nothing but other elements, by names that the page around gives it: those are framed one by
 * one, as staff have allowed them.
 */
const popupHost = 'baize-popup-host'

/** What no page may frame. */
const unframed = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }

/**
 * The document of an element in a frame: the site's own loader, and the script that takes the port
 * of the page around it.
 */
async function documentOf(deps: Deps, tag: string, { origins, frames }: Pick<Site, 'origins' | 'frames'>) {
  const { config } = deps
  const { name } = await readSetting(deps, brandSetting)
  const { key, merchant } = ownSite(config)
  const loader = config.flavour === 'lite' ? 'baize.lite.js' : 'baize.js'
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <title>${escaped(name)}</title>
    <script type="module" src="/sdk/v1/${loader}" data-merchant="${escaped(merchant)}" data-site-key="${escaped(key)}" data-theme="dark"></script>
    <script type="module" src="/sdk/v1/frame.js" data-tag="${escaped(tag)}" data-origins="${escaped(origins.join(' '))}" data-frames="${escaped(frames)}"></script>
  </head>
  <body></body>
</html>
`
}

/**
 * Documents of elements that run in a frame, `/frame/<site key>/<tag>`: pages of the origins of
 * this key may show those that staff have allowed it, no others. An address with anything more is
 * none of them, so that no link brings a session into one.
 */
export function frameApp(deps: Deps, origins: () => Promise<SiteOrigins>): Hono {
  const app = new Hono()
  // Before the database is asked: it is, for every key that no site has.
  app.use(async (c, next) => {
    try {
      deps.limits.require('calls', networkOf(ipOf(c, deps.config)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const headers = { ...unframed, 'Retry-After': String(error.retryAfter) }
      return new Response('Too many requests\n', { status: error.status, headers })
    }
    return next()
  })
  app.get('/:key/:tag', async c => {
    const { key, tag } = c.req.param()
    if (!tagShape.test(tag) || new URL(c.req.url).search || !isFrame(c.req.raw.headers)) return notFound()
    const site = await siteOf(deps, key, null).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    if (tag === popupHost || !site?.mayFrame(tag)) return notFound(unframed)
    const others = await origins()
    return c.html(await documentOf(deps, tag, site), 200, {
      ...siteHeaders(others, site.origins.length ? site.origins : undefined),
      ...framedHeaders(others.images),
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return app
}
