import { Hono } from 'hono'
import type { Settings } from '../config.ts'
import type { Deps } from '../engine/deps.ts'
import { familyOf } from '../games/drawn-games.ts'
import { kindOf } from '../games/kind-of-game.ts'
import { isInstantKind } from '../games/kinds.ts'
import { paymentById } from '../engine/store/payments.ts'
import { roundById } from '../engine/store/rounds.ts'
import { picture } from '../games/pictures.ts'
import { isOffered, themeOf } from '../games/theme.ts'
import { pagePolicy } from './headers.ts'
import { acceptedLanguage, languageOf, textOf, languages, readTexts } from './locales.ts'
import { notFoundHtml, pageHtml, type PageHtml, type PageName, pageSources } from './page-html.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

interface File {
  body: string | Buffer<ArrayBuffer>
  type: string
  etag: string
}

const source = join(import.meta.dirname, '..')
const types: Record<string, string> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
}

const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function fileOf(body: File['body'], extension: string): File {
  return { body, type: types[extension] ?? 'application/octet-stream', etag: etagOf(body) }
}

/** A module without its types, or a style sheet, by its path under `src/`. */
function read(path: string): File {
  const text = readFileSync(join(source, path), 'utf8')
  return path.endsWith('.ts') ? fileOf(stripTypeScriptTypes(text), 'ts') : fileOf(text, 'css')
}

/** Adds a module and all that it imports. */
function addModule(path: string, files: Map<string, File>): void {
  if (files.has(`/m/${path}`)) return
  const file = read(path)
  files.set(`/m/${path}`, file)
  for (const [, specifier = ''] of String(file.body).matchAll(/\bfrom '(\.[^']+)'/g))
    addModule(join(dirname(path), specifier), files)
}

/**
 * Every file that a page may ask for, by path: what its module imports, its sheets, and its texts
 * in every language. Modules are the TypeScript of this package with its types blanked out, read
 * once at the start: there is nothing to build and nothing to forget to build. What the verifier
 * plays is the very code that the studio plays.
 */
function pageFiles(): Map<string, File> {
  const files = new Map<string, File>()
  for (const { module, sheets, texts } of Object.values(pageSources)) {
    addModule(`${module}.ts`, files)
    for (const sheet of sheets) files.set(`/m/${sheet}.css`, read(`${sheet}.css`))
    for (const language of languages)
      for (const group of texts)
        files.set(`/m/locales/${language}/${group}.json`, fileOf(JSON.stringify(readTexts(language, group)), 'json'))
  }
  const inter = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  return files.set('/font/inter.woff2', fileOf(readFileSync(inter), 'woff2'))
}

const secondsPerMinute = 60

/**
 * Address of the operator's lobby for a game whose session did not begin: the page the player came
 * from, if it is the operator's.
 */
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
  const respond = (html: string, policy: string, status = 200) =>
    new Response(html, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        // A page that is cross-origin isolated frames no other.
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
      },
    })
  const html = (page: PageHtml, policy: string, status = 200) => respond(pageHtml(page), policy, status)

  // Games are started by the operator; a visitor without one can check a round.
  for (const path of ['/', '/verify']) app.get(path, c => c.redirect(`/verify/${new URL(c.req.url).search}`))
  app.get('/play/:gameCode', c => {
    const gameCode = c.req.param('gameCode')
    const language = languageOf(c.req.query('lang'))
    const lobby = lobbyOf(settings, c.req.header('referer'))
    if (!isOffered(gameCode)) return respond(notFoundHtml(language, lobby, 'unknownGame'), framed, 404)
    const title = textOf(language, 'gameTitle', { name: themeOf(gameCode).name })
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

  if (settings.mode === 'sandbox')
    app.get('/pay/:id', c => {
      const language = languageOf(c.req.query('lang') ?? acceptedLanguage(c.req.header('accept-language')))
      const page: PageHtml = { title: textOf(language, 'payTitle'), language, page: 'pay' }
      return html(page, alone, paymentById(store, c.req.param('id')) ? 200 : 404)
    })

  app.get('/odds/:gameCode', c => {
    const gameCode = c.req.param('gameCode')
    const language = languageOf(c.req.query('lang'))
    if (!isOffered(gameCode)) return respond(notFoundHtml(language, lobbyOf(settings), 'unknownGame'), alone, 404)
    const title = textOf(language, 'oddsTitle', { name: themeOf(gameCode).name })
    return html({ title, language, page: 'odds' }, alone)
  })

  app.get('/art/:file{.+\\.svg}', c => {
    const svg = picture(c.req.param('file').replace(/\.svg$/, ''))
    if (!svg) return c.notFound()
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${60 * secondsPerMinute}`,
    })
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
  // A browser that opens an address gets a page; programs get the answer of all calls.
  app.get('*', c =>
    c.req.header('accept')?.includes('text/html')
      ? respond(notFoundHtml(languageOf(c.req.query('lang')), lobbyOf(settings), 'unknownPage'), alone, 404)
      : c.notFound(),
  )
  return app
}
