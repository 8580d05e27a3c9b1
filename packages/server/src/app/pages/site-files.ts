import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { immutable, notFound, sendFile, cachedForAWeek, revalidated } from '../../http/files/file-response.ts'
import { fileStore } from '../../http/files/file-store.ts'
import { anyOriginHeaders, corsHeaders, siteHeaders, type SiteOrigins } from '../../http/files/page-headers.ts'
import { robots, sitemap } from './search-engines.ts'
import { isSiteRoute, wordedPage, type OfferingSite } from './site-words.ts'
import { brandSheet } from '../../system/index.ts'

/** Files whose name holds a hash of their content: they never change. */
const hashedSdkFile = /^[ct]\//
const fiveMinutes = 'public, max-age=300'

/** The version that `dist/sdk` was built as, null while it is not built. */
async function builtVersion(root: string): Promise<string | null> {
  const text = await readFile(join(root, 'integrity.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const { version } = JSON.parse(text) as { version?: unknown }
  return typeof version === 'string' ? version : null
}

/**
 * The SDK for pages of any origin: under `v1/` the newest of the major version, cached for five
 * minutes; under its exact version for ever. A missing file is a plain 404, never a page, because a
 * page in place of a chunk breaks the host.
 */
function sdkFiles(root: string) {
  const store = fileStore(root)
  return async (request: Request): Promise<Response> => {
    const [, , version = '', ...rest] = new URL(request.url).pathname.split('/')
    const path = rest.join('/')
    const exact = version !== 'v1' && version === (await builtVersion(root))
    if (version !== 'v1' && !exact) return notFound(anyOriginHeaders)
    // The loader imports chunks and fetches texts: that no tag asks for them saves their headers.
    const hashed = hashedSdkFile.test(path)
    const headers = {
      ...(hashed ? corsHeaders : anyOriginHeaders),
      'Cache-Control': exact || hashed ? immutable : fiveMinutes,
    }
    return (await sendFile(store, path, request, headers)) ?? notFound(anyOriginHeaders)
  }
}

type Flavour = 'react' | 'lite'

interface StaticOptions {
  /** Folder of the built site. */
  siteRoot: string
  /** Folder of the built SDK. */
  sdkRoot: string
  origins: () => Promise<SiteOrigins>
  /** What its pages say of it before any script runs. */
  site: () => Promise<OfferingSite>
  /** The own site's key and merchant, which its pages name. */
  own: { key: string; merchant: string }
  /** Whether the site runs its elements on React or on preact/compat. */
  flavour?: Flavour
}

/** Paths of the platform itself; unknown ones among them are no pages of the site. */
const platformPath = /^\/((wps|lgw|lotto|vendor|cdn|ops|dev|frame|healthz|livez)(\/|$)|chat\/)/
/** Files whose name holds a hash: the build puts them into one of these folders. */
const hashedSiteFile = /^\/(assets|c|t)\//
/** Files that rarely change although their names have no hash. */
const fonts = /^\/fonts\//
const hasExtension = /\.\w+$/
/**
 * Files that a browser can open as a page of their own: a policy says nothing of the others, and is
 * longer than many of them.
 */
const opensAsPage = /\.(html|svg)$/
const pageByFlavour: Record<Flavour, string> = { react: 'index.html', lite: 'index.lite.html' }

/** Names the own site in a page of it, which is built with those of the sandbox. */
const namesSite =
  ({ key, merchant }: StaticOptions['own']) =>
  (page: string): string =>
    page
      .replace(/ data-site-key="[^"]*"/, () => ` data-site-key="${key}"`)
      .replace(/ data-merchant="[^"]*"/, () => ` data-merchant="${merchant}"`)

/**
 * Serves the site at `/` and the SDK under `/sdk/`. Mount it last: it answers every path of a page.
 */
export function staticApp({ siteRoot, sdkRoot, origins, site, own, flavour = 'react' }: StaticOptions): Hono {
  const app = new Hono()
  const files = fileStore(siteRoot, namesSite(own))
  const sdk = sdkFiles(sdkRoot)

  app.on(['GET', 'HEAD'], '/sdk/*', c => sdk(c.req.raw))
  app.get('/brand.css', async c =>
    c.body(brandSheet((await site()).brand), 200, {
      // Rooms of the chat link it, too, whose origin is opaque.
      ...corsHeaders,
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': revalidated,
    }),
  )
  app.get('/robots.txt', async c => c.text(robots(await site())))
  app.get('/sitemap.xml', async c =>
    c.body(sitemap(await site()), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const path = c.req.path
    if (platformPath.test(path)) return next()
    const headers = siteHeaders(await origins())
    const cache = hashedSiteFile.test(path) ? immutable : fonts.test(path) ? cachedForAWeek : revalidated
    const file =
      hasExtension.test(path) &&
      path !== '/index.html' &&
      (await sendFile(files, path, c.req.raw, {
        ...(opensAsPage.test(path) && headers),
        // The chat room has an origin of its own and uses the same fonts.
        ...(fonts.test(path) && anyOriginHeaders),
        'Cache-Control': cache,
      }))
    if (file) return file
    const known = isSiteRoute(path)
    if (!known && hasExtension.test(path)) return notFound()
    const shell = await sendFile(
      files,
      pageByFlavour[flavour],
      c.req.raw,
      { ...headers, 'Cache-Control': revalidated },
      known ? 200 : 404,
      wordedPage(siteRoot, await site(), new URL(c.req.url)),
    )
    return shell ?? notFound()
  })
  return app
}
