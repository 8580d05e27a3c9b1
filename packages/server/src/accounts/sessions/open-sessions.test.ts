import { handover, launch, logout, memberInfo, revokeSessions, sessions } from '@baize/contract'
import type { Caller } from '@baize/testing/client'
import { launchInput, openGame } from '@baize/testing/playing'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ trustedProxies: ['127.0.0.0/8'] })
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

const listOf = async (token: string) => (await started.client.call(sessions, {}, { token })).value.list
const revoke = (token: string, id?: string) => started.client.call(revokeSessions, id ? { id } : {}, { token })
const status = async (token: string, caller: Caller = {}) =>
  (await started.client.call(memberInfo, {}, { ...caller, token })).status
const onPartner = () => ({ origin: started.platform.partnerUrl })

test('lists where an account is logged in, the newest first, in words and with half of the address', async () => {
  const { username, password, token } = await started.client.register()
  started.clock.advance(60)
  const headers = { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.7' }
  const { username: _, ...abroad } = await started.client.login(username, password, {
    headers: { ...headers, 'x-forwarded-for': '127.0.0.1' },
  })
  expect(await listOf(token)).toMatchObject([
    { device: 'Chrome, Windows', ip: '127.0.0.*', current: false, origin: started.platform.url },
    { device: 'Unknown device', ip: '127.0.0.*', current: true },
  ])
  expect((await listOf(abroad.token)).map(({ current }) => current)).toEqual([true, false])
})

test('shows tabs that came out of one login as one, and ends them together', async () => {
  const { username, password, token } = await started.client.register()
  const { code } = (await started.client.call(handover, {}, { token })).value
  const tab = (await started.client.call(memberInfo, {}, { token: code })).value.token ?? ''
  const other = await started.client.login(username, password)
  const list = await listOf(other.token)
  expect(list).toHaveLength(2)
  const id = list.find(({ current }) => !current)?.id ?? ''
  expect((await revoke(other.token, id)).value).toEqual({ ended: 1 })
  expect([await status(token), await status(tab), await status(other.token)]).toEqual([401, 401, 200])
})

test('ends every login but the one that asks', async () => {
  const { username, password, token } = await started.client.register()
  const others = [await started.client.login(username, password), await started.client.login(username, password)]
  expect((await revoke(token)).value).toEqual({ ended: 2 })
  for (const other of others) expect(await status(other.token)).toBe(401)
  expect(await listOf(token)).toHaveLength(1)
})

test('finds no session of somebody else, and none that was made up', async () => {
  const [own, other] = [await started.client.register(), await started.client.register()]
  const [theirs] = await listOf(other.token)
  for (const id of [theirs?.id ?? '', crypto.randomUUID(), 'made-up'])
    expect(await revoke(own.token, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await status(other.token)).toBe(200)
})

test('a revocation ends a partner page’s session at its next call, and the game in it', async () => {
  const { username, password, token } = await started.client.register()
  const there = await started.client.login(username, password, onPartner())
  expect(await status(there.token, onPartner())).toBe(200)
  await revoke(token)
  expect(await status(there.token, onPartner())).toBe(401)
  const game = await openGame(started.client)
  const launched = await started.client.call(launch, launchInput(game), { ...onPartner(), token: there.token })
  expect(launched).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' })
})

test('a logout on a partner’s page ends that session, and leaves the site’s alone', async () => {
  const { username, password, token } = await started.client.register()
  const there = await started.client.login(username, password, onPartner())
  await started.client.call(logout, {}, { ...onPartner(), token: there.token })
  expect([await status(there.token, onPartner()), await status(token)]).toEqual([401, 200])
})

test('a logout on the site ends the sessions of partners’ pages at their next call, and no login elsewhere [AUTH-51] [AUTH-54]', async () => {
  const { username, password, token } = await started.client.register()
  const there = await started.client.login(username, password, onPartner())
  const elsewhere = await started.client.login(username, password)
  const stranger = await started.client.register({}, onPartner())
  await started.client.call(logout, {}, { token })
  expect(await status(there.token, onPartner())).toBe(401)
  expect(await status(elsewhere.token)).toBe(200)
  expect(await status(stranger.token, onPartner())).toBe(200)
})

test('a session that gives way to another one in its browser takes no partner’s page along', async () => {
  const { username, password, token } = await started.client.register()
  const there = await started.client.login(username, password, onPartner())
  await started.client.call(logout, { alone: '1' }, { token })
  expect([await status(token), await status(there.token, onPartner())]).toEqual([401, 200])
})

test('a login on the site leaves a partner page’s session as it was', async () => {
  const { username, password } = await started.client.register()
  const there = await started.client.login(username, password, onPartner())
  const before = (await started.client.call(memberInfo, {}, { ...onPartner(), token: there.token })).value
  await started.client.login(username, password)
  expect((await started.client.call(memberInfo, {}, { ...onPartner(), token: there.token })).value).toEqual(before)
})
