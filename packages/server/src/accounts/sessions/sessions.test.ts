import { handover, logout, memberInfo } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { site, siteKey, siteOrigin } from '../../sites/tables.ts'
import { player } from '../players/tables.ts'

const started = startedPlatform()
const minute = 60
const hour = 60 * minute

const ask = (token: string, origin?: string) =>
  started.client.call(memberInfo, {}, { token, ...(origin ? { origin } : {}) })
const lives = async (token: string) => (await ask(token)).status === 200

test('tells whose session it is and when they came before [API-06] [AUTH-17]', async () => {
  const { username, password, token } = await started.client.register()
  const { value } = await ask(token)
  expect(value).toMatchObject({ account: username, nickname: username, type: 0, currencySymbol: '€', vipRank: 0 })
  expect(value.customerId).toMatch(/^\d{10}$/)
  expect(value).not.toHaveProperty('token')
  started.clock.advance(hour)
  const again = await started.client.login(username, password)
  expect((await ask(again.token)).value.lastLoginAt).toBe(
    new Date(started.clock.now().getTime() - hour * 1000).toISOString(),
  )
})

test('refuses calls without a token and with a token nobody has [API-70] [ERR-12]', async () => {
  const refused = { status: 401, code: 'NOT_LOGGED_IN', message: 'You are not logged in, please login' }
  expect(await started.client.call(memberInfo, {})).toMatchObject(refused)
  expect(await ask('not-a-token')).toMatchObject(refused)
})

test('ends a session after 30 minutes without a call [API-70]', async () => {
  const { token } = await started.client.register()
  for (let call = 0; call < 3; call++) {
    started.clock.advance(29 * minute)
    expect(await lives(token)).toBe(true)
  }
  started.clock.advance(30 * minute)
  expect(await lives(token)).toBe(false)
})

test('ends a session after twelve hours however busy it is [API-70]', async () => {
  const { token } = await started.client.register()
  for (let past = 0; past < 12 * hour - 20 * minute; past += 20 * minute) {
    started.clock.advance(20 * minute)
    expect(await lives(token)).toBe(true)
  }
  started.clock.advance(20 * minute)
  expect(await lives(token)).toBe(false)
})

test('gives every login a session of its own, and logout ends one [API-03] [API-70] [AUTH-51]', async () => {
  const { username, password, token } = await started.client.register()
  const other = await started.client.login(username, password)
  expect(other.token).not.toBe(token)
  expect(await started.client.call(logout, {}, { token })).toMatchObject({ success: true, value: null })
  expect(await lives(token)).toBe(false)
  expect(await lives(other.token)).toBe(true)
})

test('ends the sessions of an account that staff disable', async () => {
  const { username, token } = await started.client.register()
  await started.platform.deps.db.update(player).set({ disabled: true }).where(eq(player.account, username))
  expect(await lives(token)).toBe(false)
})

test('refuses a token on another origin than the one it was issued for [API-70] [SDK-11]', async () => {
  const { token } = await started.client.register()
  expect(await ask(token, started.platform.partnerUrl)).toMatchObject({ status: 401 })
  expect(await lives(token)).toBe(true)
})

test('lets a browser read from the session’s own page, where it names no origin', async () => {
  const { token } = await started.client.register()
  const answer = await fetch(started.client.url + memberInfo.path, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
})

test('gives sessions on a partner’s page the reach to play only [SDK-11]', async () => {
  const onPartner = { origin: started.platform.partnerUrl }
  const { username, password, token } = await started.client.register({}, onPartner)
  expect((await ask(token, onPartner.origin)).value.reach).toBe('play')
  const there = await started.client.login(username, password, onPartner)
  expect((await ask(there.token, onPartner.origin)).value.reach).toBe('play')
  const here = await started.client.login(username, password)
  expect((await ask(here.token)).value.reach).toBe('full')
})

test('refuses origins that the site key does not list, and keys nobody has [SDK-11]', async () => {
  const refused = { status: 403, code: 'ORIGIN_REFUSED' }
  const from = (caller: { origin?: string; siteKey?: string }) => started.client.call(memberInfo, {}, caller)
  expect(await from({ origin: 'https://elsewhere.example' })).toMatchObject(refused)
  expect(await from({ origin: 'null' })).toMatchObject(refused)
  expect(await from({ siteKey: 'pk_unknown' })).toMatchObject(refused)
})

test('takes calls without a key only from the operator’s own site', async () => {
  const statusFrom = async (origin: string) =>
    (await fetch(started.client.url + memberInfo.path, { headers: { origin } })).status
  expect(await statusFrom(started.platform.url)).toBe(401)
  expect(await statusFrom(started.platform.partnerUrl)).toBe(403)
})

test('hands a session over to another tab of the same origin [BOOT-22]', async () => {
  const { username, token } = await started.client.register()
  const { code } = (await started.client.call(handover, {}, { token })).value
  const { value } = await ask(code)
  expect(value.account).toBe(username)
  expect(value.token).not.toBe(token)
  expect(await lives(value.token ?? '')).toBe(true)
  expect(await ask(code), 'a code is good once').toMatchObject({ status: 401 })
})

test('refuses a hand-over code after 60 seconds, and on another origin [BOOT-22]', async () => {
  const { token } = await started.client.register()
  const makeCode = async () => (await started.client.call(handover, {}, { token })).value.code
  const old = await makeCode()
  started.clock.advance(60)
  expect(await ask(old)).toMatchObject({ status: 401 })
  const code = await makeCode()
  expect(await ask(code, started.platform.partnerUrl)).toMatchObject({ status: 401 })
  expect(await ask(code)).toMatchObject({ status: 401 })
})

test('ends handed-over sessions with the one they came from [AUTH-51]', async () => {
  const { token } = await started.client.register()
  const { code } = (await started.client.call(handover, {}, { token })).value
  const other = (await ask(code)).value.token ?? ''
  await started.client.call(logout, {}, { token })
  expect(await lives(other)).toBe(false)
})

test('a session of one merchant’s is none at another, and neither is a hand-over code [SDK-11]', async () => {
  const { deps, url } = started.platform
  const madeAt = deps.clock.now()
  await deps.db.insert(site).values({ code: 'elsewhere', merchant: 'elsewhere', madeAt })
  await deps.db.insert(siteKey).values({ key: 'pk_elsewhere', site: 'elsewhere', madeAt })
  await deps.db.insert(siteOrigin).values({ site: 'elsewhere', origin: url, reach: 'full' })
  const { token } = await started.client.register()
  const { code } = (await started.client.call(handover, {}, { token })).value
  for (const caller of [{ origin: url }, {}])
    for (const bearer of [token, code]) {
      const elsewhere = platformClient(url, { ...caller, siteKey: 'pk_elsewhere' })
      expect(await elsewhere.call(memberInfo, {}, { token: bearer })).toMatchObject({ status: 401 })
    }
  expect(await lives(token)).toBe(true)
})
