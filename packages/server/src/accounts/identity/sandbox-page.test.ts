import { loginIdentity } from '@baize/contract'
import { decodeJwt } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { offerIdentities } from '../../../test/identity.ts'
import { startedPlatform } from '../../../test/started.ts'
import { startPlatform } from '../../app/start.ts'

const started = startedPlatform()
beforeEach(() => offerIdentities(started.platform.deps))

const page = (query: Record<string, string>) =>
  fetch(`${started.platform.url}/dev/identity?${new URLSearchParams(query)}`)
const pick = (body: unknown) =>
  fetch(`${started.platform.url}/dev/identity/token`, { method: 'POST', body: JSON.stringify(body) })
const asker = () => ({ origin: started.platform.partnerUrl, state: 'once', channel: 'google' })

test('shows its page to the origins of the site’s key, under a strict policy [REG-37]', async () => {
  const shown = await page(asker())
  expect(shown.status).toBe(200)
  expect(await shown.text()).toContain('/dev/identity/page.js')
  const policy = shown.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  for (const file of ['page.js', 'page.css'])
    expect((await fetch(`${started.platform.url}/dev/identity/${file}`)).status).toBe(200)
})

test.each([
  ['an origin of nobody', { origin: 'https://evil.example' }],
  ['a key of nobody', { key: 'pk_unknown' }],
  ['no origin', { origin: '' }],
])('tells %s nothing', async (_what, wrong) => {
  expect((await page({ ...asker(), ...wrong })).status).toBe(403)
  const refused = await pick({ ...asker(), email: 'ana@example.com', ...wrong })
  expect(refused.status).toBe(403)
  expect(JSON.stringify(await refused.json())).not.toContain('idToken')
})

test('gives a token of the picked identity, tied to the window that asked [REG-37]', async () => {
  const picked = await pick({ ...asker(), email: 'ana@example.com', name: 'Ana' })
  const { idToken } = (await picked.json()) as { idToken: string }
  expect(decodeJwt(idToken)).toMatchObject({ aud: 'demo', channel: 'google', email: 'ana@example.com', nonce: 'once' })
  expect(
    await started.client.call(loginIdentity, { firebaseChannel: 'google', firebaseIdToken: idToken }),
  ).toMatchObject({
    code: 'REGISTER_REQUIRED',
  })
})

test.each([
  ['nobody', {}],
  ['an e-mail that is none', { email: 'ana' }],
  ['a number without its country', { channel: 'phone', phone: '612345678' }],
  ['an e-mail for a phone', { channel: 'phone', email: 'ana@example.com' }],
  ['an unknown provider', { channel: 'myspace', email: 'ana@example.com' }],
  ['no state', { state: '', email: 'ana@example.com' }],
])('gives no token for %s', async (_what, more) => {
  expect((await pick({ ...asker(), ...more })).status).toBe(400)
})

const left = {
  leave: (body: object) =>
    fetch(`${started.platform.url}/dev/identity/left`, {
      method: 'POST',
      body: JSON.stringify({ ...asker(), isAlone: true, ...body }),
    }),
  take: async (query: object = {}, origin = asker().origin): Promise<unknown[]> => {
    const address = `${started.platform.url}/dev/identity/left?${new URLSearchParams({ ...asker(), ...query })}`
    const reply = await fetch(address, { headers: { origin } })
    return [
      reply.status,
      reply.ok ? ((await reply.json()) as unknown) : null,
      reply.headers.get('access-control-allow-origin'),
    ]
  },
}

test('a window that cannot reach its page leaves the answer, which that page takes once [REG-37]', async () => {
  const { origin } = asker()
  const nothing = [200, { isOpened: false, isAlone: null, idToken: null }, origin]
  const there = (isAlone: boolean | null, idToken: string | null = null) => [
    200,
    { isOpened: true, isAlone, idToken },
    origin,
  ]
  expect(await left.take({ state: 'never-opened' })).toEqual(nothing)
  const open = () => fetch(`${started.platform.url}/dev/identity?${new URLSearchParams(asker())}`)
  expect((await open()).status).toBe(200)
  expect(await left.take()).toEqual(there(null))
  await left.leave({ isAlone: false })
  await open()
  expect(await left.take()).toEqual(there(false))
  expect((await left.leave({})).status).toBe(204)
  for (let times = 0; times < 2; times++) expect(await left.take()).toEqual(there(true))
  await left.leave({ idToken: 'token' })
  expect(await left.take({ state: 'another' })).toEqual(nothing)
  expect(await left.take()).toEqual(there(true, 'token'))
  expect(await left.take()).toEqual(nothing)
})

test('what a window has left is no other page’s, and goes after ten minutes', async () => {
  await left.leave({ idToken: 'token' })
  expect((await left.take({}, 'https://evil.example'))[0]).toBe(403)
  const other = { origin: started.platform.url }
  expect(await left.take(other, other.origin)).toEqual([
    200,
    { isOpened: false, isAlone: null, idToken: null },
    other.origin,
  ])
  expect((await left.leave({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await left.leave({ state: '' })).status).toBe(400)
  started.clock.advance(601)
  expect(await left.take()).toEqual([200, { isOpened: false, isAlone: null, idToken: null }, asker().origin])
})

test('is not there in production', async () => {
  const production = await startPlatform({
    mode: 'production',
    vendors: [],
    secretKey: 'h'.repeat(32),
    report: () => undefined,
  })
  expect((await fetch(`${production.url}/dev/identity?origin=${production.url}`)).status).toBe(404)
  await production.close()
})
