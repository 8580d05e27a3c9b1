import { expect, test } from 'vitest'
import { studioSetup } from '../../test/setup.ts'
import { pageSources } from './page-html.ts'

const set = studioSetup()
const get = (path: string, headers: Record<string, string> = {}) => fetch(set.studio.url + path, { headers })

test('a game may be framed by a page that is cross-origin isolated', async () => {
  const { headers } = await get('/play/jade-dragon')
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('the game may be framed by the operator’s site alone, and runs nothing that is not its own', async () => {
  const policy = (await get('/play/jade-dragon')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${set.platform.url};`)
  expect(policy).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'",
  )
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test.each(['/round/7K2M-9QXD-41AB', '/verify/'])('%s may be framed by nobody', async path => {
  expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('a visitor without a game can check a round', async () => {
  for (const path of ['/', '/verify', '/verify?lang=de']) {
    const answer = await get(path)
    expect([path, answer.status, new URL(answer.url).pathname]).toEqual([path, 200, '/verify/'])
    expect(await answer.text()).toContain(`<html lang="${path.endsWith('de') ? 'de' : 'en'}">`)
  }
})

test('pages hold no text that runs and no style of their own', async () => {
  for (const path of ['/play/jade-dragon', '/round/7K2M-9QXD-41AB', '/verify/'])
    expect(await (await get(path)).text()).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/)
})

test('the way to the lobby is to where the player came from, if that is of the operator’s', async () => {
  for (const referer of [`${set.platform.url}/rng`, 'https://elsewhere.test/', 'nonsense'])
    expect(await (await get('/play/jade-dragon', { referer })).text()).toContain(`data-lobby="${set.platform.url}/"`)
  expect(await (await get('/verify/')).text()).not.toContain('data-lobby')
})

test('a name in the address cannot become markup', async () => {
  const text = await (await get(`/play/${encodeURIComponent('x"><script>alert(1)</script>')}`)).text()
  expect(text).not.toMatch(/<script>alert/i)
})

test('the address of a game that nobody makes is not found: a page says so and leads to the lobby', async () => {
  for (const path of ['/play/g1', '/odds/g1', '/play/jade-unicorn', '/odds/jade-dragon-two', '/odds/constructor']) {
    const answer = await get(`${path}?lang=es`)
    expect([path, answer.status]).toEqual([path, 404])
    const text = await answer.text()
    expect(text).toContain('<h1>Juego no encontrado</h1>')
    expect(text).toContain(`<a href="${set.platform.url}/" target="_top">Volver al lobby</a>`)
    expect(text).not.toContain('<script')
  }
  const odds = await get('/api/odds?gameCode=g1')
  expect([odds.status, await odds.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
  for (const path of ['/play/jade-dragon', '/odds/jade-dragon', '/api/odds?gameCode=jade-dragon'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('a browser at an unknown address gets a page, and a program the answer of all calls', async () => {
  const answer = await get('/verify/nothing?lang=de', { accept: 'text/html,*/*;q=0.8' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<h1>Seite nicht gefunden</h1>')
  expect(await (await get('/verify/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['en', 'EN', 'es', 'es-MX', 'DE', 'de-AT'])('?lang=%s is spoken', async lang => {
  expect(await (await get(`/play/jade-dragon?lang=${lang}`)).text()).toContain(
    `<html lang="${lang.slice(0, 2).toLowerCase()}">`,
  )
})

test('a language that is not spoken falls back to English', async () => {
  expect(await (await get('/play/jade-dragon?lang=zz')).text()).toContain('<html lang="en">')
})

test('every module that a page imports is there, as plain JavaScript', async () => {
  const seen = new Set<string>()
  const walk = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/javascript; charset=utf-8',
    ])
    const text = await answer.text()
    expect(text).not.toMatch(/^\s*import type|: string\b|\bas const\b/m)
    // A browser finds no package and nothing of Node.
    expect(text).not.toMatch(/\bfrom '[^.]/)
    for (const [, to] of text.matchAll(/from '(\.[^']+)'/g))
      await walk(new URL(to ?? '', `${set.studio.url}${path}`).pathname)
  }
  for (const { module } of Object.values(pageSources)) await walk(`/m/${module}.ts`)
  expect(seen.size).toBeGreaterThan(15)
})

test('a page names the texts of its game in its own language, and no others', async () => {
  const html = await (await get('/play/plinko?lang=DE')).text()
  const named = [...html.matchAll(/href="(\/m\/locales\/[^"]+)"/g)].map(([, path]) => path)
  expect(named).toEqual(['page', 'fairness', 'plinko'].map(group => `/m/locales/de/${group}.json`))
  expect(await (await get('/m/locales/de/plinko.json')).json()).toMatchObject({ rows: 'Reihen' })
})

test('nothing is served but the files that the pages load', async () => {
  for (const path of [
    '/m/engine/store/open.ts',
    '/m/config.ts',
    '/m/../package.json',
    '/m/engine/rounds/steps.ts',
    '/m/games/slot/rtp.test.ts',
    '/m/locales/en/document.json',
    '/m/games/sportsbook/place-ticket.ts',
  ])
    expect((await get(path)).status).toBe(404)
})

test('an unchanged file is not sent again', async () => {
  const { headers } = await get('/m/games/instant/play.css')
  expect((await get('/m/games/instant/play.css', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
})

test.each(['dragon', 'dragon-felt', 'room-oxblood', 'title-jade-dragon'])('the picture %s is drawn', async name => {
  const answer = await get(`/art/${name}.svg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await answer.text()).toMatch(/^<svg [^>]*viewBox/)
})

test('an unknown picture, round or path is not found, in words', async () => {
  for (const path of ['/art/unicorn.svg', '/art/dragon-pink.svg', '/api/rounds/0000-0000-0000', '/nothing'])
    expect(await (await get(path)).json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('answers its health check', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', mode: 'sandbox' })
})
