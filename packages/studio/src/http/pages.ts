import { Hono } from 'hono'
import type { Settings } from '../config.ts'
import type { Deps } from '../deps.ts'
import { familyOf } from '../games/drawn-games.ts'
import { hasRooms } from '../engine/rooms/rooms.ts'
import { roundById } from '../engine/store/rounds.ts'
import { picture } from '../games/pictures.ts'
import { themeOf } from '../games/theme.ts'
import { pageFiles } from './page-files.ts'
import { pagePolicy } from './headers.ts'
import { languageOf, shell, type Shell } from './page-html.ts'

const minute = 60

/** Where the operator's lobby is for a game whose session did not begin: where the player came from, if that is of the operator's. */
function lobbyOf({ hostOrigins, platformUrl }: Settings, referrer = ''): string {
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : ''
  return `${hostOrigins.includes(origin) ? origin : (hostOrigins[0] ?? platformUrl)}/`
}

/** The pages of the studio and everything they load. */
export function pages({ settings, store }: Deps): Hono {
  const app = new Hono()
  const files = pageFiles()
  const framed = pagePolicy(settings.hostOrigins)
  const alone = pagePolicy([])
  const html = (page: Shell, policy: string, status = 200) =>
    new Response(shell(page), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
      },
    })

  // Games are started by the operator; whoever comes by themselves can check a round.
  app.get('/', c => c.redirect('/verify/'))
  app.get('/play/:gameCode', c => {
    const { name } = themeOf(c.req.param('gameCode'))
    const page = familyOf(c.req.param('gameCode'))?.page ?? (hasRooms(c.req.param('gameCode')) ? 'cards' : 'play')
    const lobby = lobbyOf(settings, c.req.header('referer'))
    return html({ title: `${name} (demo)`, language: languageOf(c.req.query('lang')), page, lobby }, framed)
  })
  app.get('/round/:id', c => {
    const id = c.req.param('id')
    return html(
      { title: `Round ${id}`, language: languageOf(c.req.query('lang')), page: 'round' },
      alone,
      roundById(store, id) ? 200 : 404,
    )
  })
  app.get('/verify/', c =>
    html({ title: 'Check a round', language: languageOf(c.req.query('lang')), page: 'verify' }, alone),
  )

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
