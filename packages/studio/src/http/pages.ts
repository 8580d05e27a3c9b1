import { Hono } from 'hono'
import type { Settings } from '../config.ts'
import type { Deps } from '../engine/deps.ts'
import { familyOf } from '../games/drawn-games.ts'
import { kindOf } from '../games/kind-of-game.ts'
import { isInstantKind } from '../games/kinds.ts'
import { roundById } from '../engine/store/rounds.ts'
import { picture } from '../games/pictures.ts'
import { themeOf } from '../games/theme.ts'
import { pageFiles } from './page-files.ts'
import { pagePolicy } from './headers.ts'
import { languageOf, textOf } from './locales.ts'
import { pageHtml, type PageHtml, type PageName } from './page-html.ts'

const minute = 60

/** Address of the operator's lobby for a game whose session did not begin: the page the player came from, if it is the operator's. */
function lobbyOf({ hostOrigins, platformUrl }: Settings, referrer = ''): string {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return `${hostOrigins.includes(origin) ? origin : (hostOrigins[0] ?? platformUrl)}/`
}

/** The page that shows a game. */
function gamePageOf(gameCode: string): PageName {
  const kind = kindOf(gameCode)
  return familyOf(gameCode)?.page ?? (isInstantKind(kind) ? kind : 'thirteen')
}

/** The pages of the studio and everything they load. */
export function pages({ settings, store }: Deps): Hono {
  const app = new Hono()
  const files = pageFiles()
  const framed = pagePolicy(settings.hostOrigins)
  const alone = pagePolicy([])
  const html = (page: PageHtml, policy: string, status = 200) =>
    new Response(pageHtml(page), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
      },
    })

  // Games are started by the operator; a visitor without one can check a round.
  app.get('/', c => c.redirect('/verify/'))
  app.get('/play/:gameCode', c => {
    const gameCode = c.req.param('gameCode')
    const language = languageOf(c.req.query('lang'))
    const title = textOf(language, 'gameTitle', { name: themeOf(gameCode).name })
    const lobby = lobbyOf(settings, c.req.header('referer'))
    return html({ title, language, page: gamePageOf(gameCode), lobby }, framed)
  })
  app.get('/round/:id', c => {
    const id = c.req.param('id')
    const language = languageOf(c.req.query('lang'))
    const title = textOf(language, 'roundTitle', { id })
    return html({ title, language, page: 'round' }, alone, roundById(store, id) ? 200 : 404)
  })
  app.get('/verify/', c => {
    const language = languageOf(c.req.query('lang'))
    return html({ title: textOf(language, 'verifyTitle'), language, page: 'verify' }, alone)
  })

  app.get('/art/:file{.+\\.svg}', c => {
    const svg = picture(c.req.param('file').replace(/\.svg$/, ''))
    if (!svg) return c.notFound()
    return c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${60 * minute}` })
  })
  const file = (path: string, ifNoneMatch: string | undefined) => {
    const found = files.get(path)
    if (!found) return null
    const headers = { ETag: found.etag, 'Cache-Control': 'no-cache', 'Content-Type': found.type }
    return found.etag === ifNoneMatch
      ? new Response(null, { status: 304, headers })
      : new Response(found.body, { headers })
  }
  for (const path of ['/m/*', '/font/*'])
    app.get(path, c => file(c.req.path, c.req.header('if-none-match')) ?? c.notFound())
  return app
}
