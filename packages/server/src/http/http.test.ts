import { balance, hotGames, login, publicKey, systemStatus } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { checkRoutes } from './mount-endpoints.ts'
import { routes } from '../app/areas.ts'

const started = startedPlatform()
const ask = (path: string, init: RequestInit = {}) => fetch(`${started.platform.url}${path}`, init)
const hot = `${hotGames.path}?platform=W&language=EN`

test('answers its health check once it is ready', async () => {
  const answer = await ask('/healthz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', mode: 'sandbox' })
})

test('does not start while an endpoint has no handler, or two [API-67]', () => {
  expect(() => checkRoutes(routes)).not.toThrow()
  expect(() => checkRoutes(routes.slice(1))).toThrow(`exactly one handler: ${routes[0]!.endpoint.name}.`)
  expect(() => checkRoutes([...routes, routes[0]!])).toThrow('exactly one handler')
})

test('answers an unknown call with the envelope and a request id', async () => {
  const answer = await ask('/wps/nothing/here', { headers: { Origin: started.platform.url } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ success: false, value: null, message: 'Not found', code: 'NOT_FOUND' })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('a call by another method than its own is not there', async () => {
  expect((await ask(systemStatus.path, { method: 'POST' })).status).toBe(404)
})

test('a preflight is answered once for two hours, without cookies', async () => {
  const origin = started.platform.partnerUrl
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  }
  const { status, headers } = await ask(login.path, { method: 'OPTIONS', headers: asked })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-methods')).toBe('POST')
  expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*X-Site-Key.*X-Enc/)
  expect(headers.get('access-control-max-age')).toBe('7200')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('vary')).toBe('Origin')
})

test('the page that asked may read the answer, its request id and when to come again', async () => {
  const origin = started.platform.partnerUrl
  const { status, headers } = await ask(hot, { headers: { Origin: origin, 'X-Site-Key': 'pk_demo' } })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin])
  expect(headers.get('vary')).toBe('Origin, X-Site-Key')
  expect(headers.get('access-control-expose-headers')).toBe(
    'Retry-After, X-Request-Id, X-Captcha-Id, X-Merchant, X-Inline, X-Frames, X-Time',
  )
})

test('every answer says the platform’s time, a refusal too, and a page of another origin may read it', async () => {
  const time = () => started.clock.now().toISOString()
  const headers = { Origin: started.platform.partnerUrl, 'X-Site-Key': 'pk_demo' }
  expect((await ask(hot, { headers })).headers.get('x-time')).toBe(time())
  started.clock.advance(1800)
  expect((await ask(hot, { headers })).headers.get('x-time')).toBe(time())
  const refused = await ask(hot, { headers: { ...headers, Origin: 'https://elsewhere.example' } })
  expect([refused.status, refused.headers.get('x-time')]).toEqual([403, time()])
})

test('a page that its key does not list is refused, and can read that it was', async () => {
  const answer = await ask(hot, { headers: { Origin: 'https://elsewhere.example', 'X-Site-Key': 'pk_demo' } })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'ORIGIN_REFUSED'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://elsewhere.example')
})

test('is never cached where it belongs to a player', async () => {
  expect((await ask(balance.path)).headers.get('cache-control')).toBe('no-store')
})

test('a language that reads from right to left or none at all breaks nothing', async () => {
  for (const language of ['*', 'zz-ZZ', ';;q=1', ''])
    expect((await ask(systemStatus.path, { headers: { 'Accept-Language': language } })).status).toBe(200)
})

test('a page that names another merchant than its key is answered all the same, and told whose the key is', async () => {
  const named = async (merchant: string) => {
    const { status, headers } = await ask(hot, { headers: { 'X-Site-Key': 'pk_demo', Merchant: merchant } })
    return [status, headers.get('x-merchant')]
  }
  expect(await named('dmeo')).toEqual([200, 'demo'])
  expect(await named('demo')).toEqual([200, null])
})

test('a list that everybody may read is sent compressed; an answer to somebody with a token is as long as it is', async () => {
  const raw = await (await ask(hot)).text()
  const accepts = { 'Accept-Encoding': 'br' }
  const answer = await ask(hot, { headers: accepts })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(await answer.text()).toBe(raw)
  expect((await ask(hot)).headers.has('content-encoding')).toBe(false)
  expect((await ask(publicKey.path, { headers: accepts })).headers.has('content-encoding')).toBe(false)
  const { token } = await platformClient(started.platform.url, {
    origin: started.platform.url,
    siteKey: 'pk_demo',
  }).register()
  const known = await ask(hot, { headers: { ...accepts, Authorization: `Bearer ${token}` } })
  expect([known.status, known.headers.has('content-encoding')]).toEqual([200, false])
})
