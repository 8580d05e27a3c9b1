import { Hono } from 'hono'
import { forDays, immutable, missing, revalidated, sendFile } from '../../http/files/file-response.ts'
import { fileStore } from '../../http/files/files.ts'
import { openToAll, siteHeaders } from '../../http/files/page-headers.ts'
import { sdkFiles } from './sdk-files.ts'
import { isSiteRoute } from './site-routes.ts'

export type Flavour = 'react' | 'lite'

export interface StaticOptions {
  /** Folder of the built site. */
  siteRoot: string
  /** Folder of the built SDK. */
  sdkRoot: string
  /** The origins that the site may frame games of. */
  gameOrigins: () => Promise<readonly string[]>
  /** Whether the site runs its elements on React or on preact/compat. */
  flavour?: Flavour
}

/** Paths of the platform itself: an unknown one among them is not a page of the site. */
const platformPath = /^\/(wps|lgw|lotto|vendor|cdn|chat|ops|dev|healthz)(\/|$)/
/** Files whose name holds a hash: the build puts them into one of these folders. */
const hashed = /^\/(assets|c|t)\//
/** Files that hardly ever change although their names have no hash. */
const fonts = /^\/fonts\//
const aFile = /\.\w+$/
const shells: Record<Flavour, string> = { react: 'index.html', lite: 'index.lite.html' }

/** Serves the site at `/` and the SDK under `/sdk/`. Mount it last: every path that is a page's is answered here. */
export function staticApp({ siteRoot, sdkRoot, gameOrigins, flavour = 'react' }: StaticOptions): Hono {
  const app = new Hono()
  const site = fileStore(siteRoot)
  const sdk = sdkFiles(sdkRoot)

  app.on(['GET', 'HEAD'], '/sdk/*', c => sdk(c.req.raw))
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const path = c.req.path
    if (platformPath.test(path)) return next()
    const headers = siteHeaders(await gameOrigins())
    const cache = hashed.test(path) ? immutable : fonts.test(path) ? forDays : revalidated
    const file =
      aFile.test(path) &&
      path !== '/index.html' &&
      (await sendFile(site, path, c.req.raw, {
        ...headers,
        // The room of a chat has an origin of its own, and the same letters.
        ...(fonts.test(path) && openToAll),
        'Cache-Control': cache,
      }))
    if (file) return file
    const known = isSiteRoute(path)
    if (!known && aFile.test(path)) return missing()
    const shell = await sendFile(
      site,
      shells[flavour],
      c.req.raw,
      { ...headers, 'Cache-Control': revalidated },
      known ? 200 : 404,
    )
    return shell ?? missing()
  })
  return app
}
