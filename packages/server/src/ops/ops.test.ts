import { request } from 'node:http'
import { announcements, systemStatus, vendorLanes, whitelabel } from '@baize/contract'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { onlyOwnOrigin } from './dev-app.ts'
import { writeOpsKey } from './staff-commands.ts'

const started = startedPlatform()
const run = (...words: string[]) => runCommand(started.platform.deps, words, 'ada')
const askOps = (init: RequestInit = {}) =>
  fetch(`${started.platform.url}/ops/run`, { method: 'POST', body: JSON.stringify({ words: ['status'] }), ...init })

test('answers nobody without the key of staff, and does not say that it is there', async () => {
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer guessed' },
    { authorization: 'Bearer guessed', origin: started.platform.url },
  ]
  for (const headers of strangers) expect((await askOps({ headers })).status).toBe(404)
})

test('a folder in memory keeps no key', () => {
  expect(writeOpsKey('memory://', 'fresh', started.platform.url)).toBe('fresh')
})

test('status tells how the platform stands', async () => {
  const { ok, lines } = await run('status')
  expect(ok).toBe(true)
  expect(lines.join('\n')).toMatch(/maintenance +off[^]*players +\d+/)
})

test('staff say which languages the site offers [I18N-03] [I18N-08]', async () => {
  const offered = async () => (await started.client.call(systemStatus, {})).value.config.languages
  expect(await offered()).toEqual(['EN', 'ES'])
  expect((await run('flags', 'set', 'site.languages', '["EN","ES","DE"]')).ok).toBe(true)
  expect(await offered()).toEqual(['EN', 'ES', 'DE'])
  expect((await run('status')).lines.join('\n')).toMatch(/languages +EN, ES, DE/)
})

test('a flag is switched for everybody [ROLE-36]', async () => {
  expect((await run('flags', 'AGENTPOLICY3', 'on')).ok).toBe(true)
  const { value } = await started.client.call(whitelabel, {})
  expect(JSON.stringify(value.tree)).toContain('{"code":"AGENTPOLICY3","enabled":true')
  expect((await run('flags')).lines.join('\n')).toMatch(/on +AGENTPOLICY3/)
  expect(await run('flags', 'NOSUCH', 'on')).toMatchObject({
    ok: false,
    lines: ['There is no flag "NOSUCH".', expect.anything()],
  })
})

test('the games of a vendor are closed and opened', async () => {
  const cards = async () => {
    const { value } = await started.client.call(vendorLanes, { platform: 'W', language: 'EN' })
    return value.data.lanes.flatMap(lane => lane.cards)
  }
  const open = (await cards()).find(card => card.state === 'open')!
  const now = async () =>
    (await cards()).find(card => card.vassalage === open.vassalage && card.gameType === open.gameType)?.state
  expect((await run('games', open.vassalage, 'maintenance', 'on')).ok).toBe(true)
  started.clock.advance(60)
  expect(await now()).toBe('maintenance')
  await run('games', open.vassalage, 'maintenance', 'off')
  started.clock.advance(60)
  expect(await now()).toBe('open')
  expect((await run('games', 'NOBODY', 'maintenance', 'on')).ok).toBe(false)
})

test('a notice reaches players [ENT-22]', async () => {
  expect((await run('announce', 'Tonight', 'We', 'rest.')).ok).toBe(true)
  const { value } = await started.client.call(announcements, { types: 'B,PL', platform: 'W', language: 'EN' })
  expect(JSON.stringify(value.playerNotices)).toContain('Tonight')
  expect((await run('announce', 'Tonight')).ok).toBe(false)
})

test('the tools of developers move time, and never back', async () => {
  const push = (advanceSeconds: unknown) =>
    fetch(`${started.platform.url}/dev/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds }) })
  const before = started.clock.now().getTime()
  expect((await push(90)).status).toBe(200)
  expect(started.clock.now().getTime() - before).toBe(90_000)
  for (const wrong of [-1, 'soon', null, 1e12]) expect((await push(wrong)).status).toBe(400)
})

test('the tools of developers show what was sent, the latest first', async () => {
  const { outbox } = started.platform.deps
  await outbox.send({ channel: 'sms', to: '+3460000', code: '111', text: 'Code 111' })
  started.clock.advance(1)
  await outbox.send({ channel: 'sms', to: '+3460000', text: 'Hello' })
  const sent = (await (await fetch(`${started.platform.url}/dev/outbox?to=%2B3460000`)).json()) as unknown[]
  expect(sent).toMatchObject([{ text: 'Hello' }, { channel: 'sms', to: '+3460000', code: '111', text: 'Code 111' }])
})

test.each([
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of a partner on this machine', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a foreign name that leads to this machine', { host: 'evil.example' }],
  ['a picture or script of a foreign page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
])('the tools of developers refuse %s', async (_what, headers) => {
  const before = started.clock.now().getTime()
  const asked = [
    { path: '/dev/outbox?to=%2B3460000', method: 'GET' },
    { path: '/dev/clock', method: 'POST', body: '{"advanceSeconds":60}' },
    { path: '/dev/identity/token', method: 'POST', body: '{}' },
  ]
  for (const { path, method, body } of asked) {
    const status = await new Promise((resolve, reject) => {
      const question = request(new URL(path, started.platform.url), { method, headers }, reply => {
        reply.resume()
        resolve(reply.statusCode)
      })
      question.on('error', reject).end(body)
    })
    expect(status).toBe(403)
  }
  expect(started.clock.now().getTime()).toBe(before)
})

test('the tools of developers answer a page of the platform itself', async () => {
  const { url } = started.platform
  expect((await fetch(`${url}/dev/outbox`, { headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(
    200,
  )
})

test('the tools of developers answer this machine alone, whatever host a request names', async () => {
  const app = new Hono().use(onlyOwnOrigin).get('/dev/outbox', c => c.text('codes'))
  const from = async (remoteAddress: string) => {
    const env = { incoming: { socket: { remoteAddress } } }
    return (await app.request('http://localhost/dev/outbox', { headers: { Host: 'localhost' } }, env)).status
  }
  expect(await from('192.168.1.7')).toBe(403)
  expect(await from('2001:db8::7')).toBe(403)
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(await from(own)).toBe(200)
})
