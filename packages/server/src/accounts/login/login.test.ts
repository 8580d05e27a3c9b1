import { balance, captchaByWork, firstLogin, login, logout, memberInfo } from '@baize/contract'
import type { Input } from '@baize/contract'
import { newUsername } from '@baize/testing/client'
import { prove } from '@baize/testing/prove'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import { loginAttempt } from '../security/tables.ts'
import { player } from '../players/tables.ts'
import { session } from '../sessions/tables.ts'

const started = startedPlatform()
const minute = 60

/** All tests share one address, so the failures of the others are deleted first. */
beforeEach(() => started.platform.deps.db.delete(loginAttempt))

const tryLogin = (username: string, password: string, more: Partial<Input<typeof login>> = {}) =>
  started.client.call(login, { username, password, type: 'username', ...more })

async function fail(username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await tryLogin(username, 'Wrong1234', await started.client.solveCaptcha())
}

const change = (account: string, fields: Partial<typeof player.$inferInsert>) =>
  started.platform.deps.db.update(player).set(fields).where(eq(player.account, account))

test('logs the demo member in, and the agent [AUTH-01] [AUTH-19]', async () => {
  const member = await tryLogin('demo', 'Demo1234')
  expect(member).toMatchObject({ success: true, value: { account: 'demo', type: 0, passwordExpired: false } })
  expect(Buffer.from(member.value.token, 'base64url')).toHaveLength(32)
  expect(await tryLogin('agent', 'Agent1234', { side: 'agent' })).toMatchObject({ success: true, value: { type: 1 } })
})

test('trims what was typed and does not mind the case of the name [AUTH-03]', async () => {
  expect((await tryLogin(' DEMO ', ' Demo1234 ')).success).toBe(true)
})

test('answers an unknown name exactly as a wrong password [AUTH-55] [ERR-27]', async () => {
  const [unknown, wrong] = [await tryLogin(newUsername(), 'Wrong1234'), await tryLogin('demo', 'Wrong1234')]
  expect(wrong).toMatchObject({
    success: false,
    status: 200,
    code: 'LOGIN_FAILED',
    message: 'Please enter correct user information',
    value: { needCaptcha: false },
  })
  const { headers: _, ...body } = wrong
  expect(unknown).toMatchObject(body)
})

test('asks for a captcha after two failures, and accepts a login with one [AUTH-04] [AUTH-06] [AUTH-07] [ERR-26]', async () => {
  const { username, password } = await started.client.register()
  await fail(username, 1)
  expect((await tryLogin(username, 'Wrong1234')).value).toMatchObject({ needCaptcha: true })
  expect(await tryLogin(username, password)).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { needCaptcha: true } })
  const solved = await started.client.solveCaptcha()
  expect(await tryLogin(username, password, { ...solved, captcha: 'none' })).toMatchObject({ code: 'CAPTCHA_INVALID' })
  expect(await tryLogin(username, password, await started.client.solveCaptcha())).toMatchObject({ success: true })
  expect(await tryLogin(username, 'Wrong1234')).toMatchObject({ value: { needCaptcha: false } })
})

test('accepts a proof of work instead of the captcha, once [AUTH-09]', async () => {
  const { username, password } = await started.client.register()
  for (let time = 0; time < 2; time++) await tryLogin(username, 'Wrong1234')
  expect(await started.client.call(captchaByWork, {})).toMatchObject({ code: 'HUMAN_REQUIRED' })
  const proof = await prove(started.client)
  const read = (await started.client.call(captchaByWork, proof)).value
  expect(await started.client.call(captchaByWork, proof), 'work is good once').toMatchObject({ code: 'HUMAN_REQUIRED' })
  expect(await tryLogin(username, password, read)).toMatchObject({ success: true })
  expect(await tryLogin(username, 'Wrong1234')).toMatchObject({ code: 'LOGIN_FAILED' })
})

test('locks an account for one address after five failures, for 15 minutes [AUTH-55] [ERR-27]', async () => {
  const { username, password } = await started.client.register()
  await fail(username, 5)
  const locked = await tryLogin(username, password, await started.client.solveCaptcha())
  expect(locked).toMatchObject({
    code: 'LOGIN_LOCKED',
    message: 'Too many attempts, try again in 15 minutes',
    value: { minutes: 15 },
  })
  started.clock.advance(14 * minute)
  expect(await tryLogin(username, password)).toMatchObject({ code: 'LOGIN_LOCKED', value: { minutes: 1 } })
  started.clock.advance(minute)
  expect(await tryLogin(username, password)).toMatchObject({ success: true })
})

test('each lock of an account is in the audit trail once, also one that follows soon', async () => {
  const { username, password } = await started.client.register()
  const locks = () => started.platform.deps.db.$count(auditEvent, eq(auditEvent.what, 'login-locked'))
  const before = await locks()
  const tryTwice = async () => {
    for (const _ of ['first', 'again'])
      expect(await tryLogin(username, password)).toMatchObject({ code: 'LOGIN_LOCKED' })
  }
  await fail(username, 5)
  started.clock.advance(10 * minute)
  await tryTwice()
  started.clock.advance(5 * minute)
  await fail(username, 5)
  await tryTwice()
  expect((await locks()) - before).toBe(2)
})

test('locks names that do not exist just the same [AUTH-55]', async () => {
  const nobody = newUsername()
  await fail(nobody, 5)
  expect(await tryLogin(nobody, 'Wrong1234')).toMatchObject({ code: 'LOGIN_LOCKED' })
})

test('locks an address for all accounts after 20 failures [AUTH-55]', async () => {
  for (let person = 0; person < 20; person++) await tryLogin(newUsername(), 'Wrong1234')
  expect(await tryLogin('demo', 'Demo1234')).toMatchObject({ code: 'LOGIN_LOCKED' })
  started.clock.advance(15 * minute)
  expect(await tryLogin('demo', 'Demo1234')).toMatchObject({ success: true })
})

test('looks at no more than five wrong passwords that come all at once [AUTH-55]', async () => {
  const { username } = await started.client.register()
  const replies = await Promise.all(Array.from({ length: 12 }, () => tryLogin(username, 'Wrong1234')))
  expect(replies.filter(({ code }) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(5)
  expect(replies.filter(({ success }) => success)).toEqual([])
})

test('refuses accounts that are no members [AUTH-16] [ROLE-19] [ROLE-26] [ERR-24]', async () => {
  const { username, password } = await started.client.register()
  await change(username, { type: 7 })
  const refused = await tryLogin(username, password)
  expect(refused).toMatchObject({ code: 'NON_MEMBER', message: 'Non-member account unable to login' })
})

test('lets only agents in on the agent side [AUTH-15] [ROLE-17] [ROLE-25] [ERR-25]', async () => {
  const refused = await tryLogin('demo', 'Demo1234', { side: 'agent' })
  expect(refused).toMatchObject({ code: 'NON_AGENT', message: 'Non-agents cannot log in' })
})

test('tells that an account is disabled only after the right password [ERR-27]', async () => {
  const { username, password } = await started.client.register()
  await change(username, { disabled: true })
  expect(await tryLogin(username, 'Wrong1234')).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await tryLogin(username, password)).toMatchObject({
    code: 'ACCOUNT_DISABLED',
    message: 'Account is disabled, please contact customer service',
  })
})

test('allows nothing after the opening password but to change it [AUTH-23] [AUTH-27] [CONST-02]', async () => {
  const { success, value } = await tryLogin('newbie', '123456')
  expect([success, value.pending, value.firstTimeLogin]).toEqual([true, true, true])
  const { token } = value
  expect(await started.client.call(balance, {}, { token })).toMatchObject({
    success: false,
    code: 'PASSWORD_CHANGE_REQUIRED',
    message: 'Please change your password first',
  })
  expect(await started.client.call(memberInfo, {}, { token })).toMatchObject({ value: { account: 'newbie' } })
  expect(await started.client.call(logout, {}, { token })).toMatchObject({ success: true })
  expect((await tryLogin('newbie', '123456')).value.firstTimeLogin, 'a login that is pending is none').toBe(true)
})

test('gives ten minutes to change a password that must be changed [AUTH-27]', async () => {
  const { token } = (await tryLogin('newbie', '123456')).value
  started.clock.advance(9 * minute)
  expect((await started.client.call(memberInfo, {}, { token })).success).toBe(true)
  started.clock.advance(minute)
  expect((await started.client.call(memberInfo, {}, { token })).code).toBe('NOT_LOGGED_IN')
})

test('answers with a token that lives, and calls a login the first until that is noted [AUTH-19] [AUTH-22] [ENT-14]', async () => {
  const { username, password } = await started.client.register()
  const enter = async () => (await tryLogin(username, password)).value
  const { token, firstTimeLogin } = await enter()
  expect(firstTimeLogin).toBe(true)
  expect(await started.client.call(memberInfo, {}, { token })).toMatchObject({ value: { account: username } })
  expect(await started.client.call(firstLogin, {}, { token })).toMatchObject({ success: true })
  expect((await enter()).firstTimeLogin).toBe(false)
})

test('accepts all fields of its payload, and no proof of another login method [AUTH-01] [ENT-07]', async () => {
  const { username, password } = await started.client.register()
  const payload = { username, password, type: 'username', ...(await started.client.solveCaptcha()) } as const
  const proof = await prove(started.client)
  expect(Object.keys(proof).sort()).toEqual(['verifyId', 'verifyToken', 'verifyType'])
  expect(await started.client.call(login, { ...payload, ...proof })).toMatchObject({ success: true })
  const another = { ...proof, verifyType: 'another' as 'altcha' }
  expect(await started.client.call(login, { ...payload, ...another })).toMatchObject({ code: 'BAD_REQUEST' })
})

test('stores neither tokens nor passwords, and audits each attempt with its address', async () => {
  const { username, password, token } = await started.client.register()
  await tryLogin(username, 'Wrong1234')
  await tryLogin('Secret typed into the wrong field', 'x')
  const { db } = started.platform.deps
  const events = await db.select().from(auditEvent)
  expect(events.filter(({ account }) => account === username).map(({ what }) => what)).toEqual([
    'register',
    'login-failed',
  ])
  const stored = JSON.stringify([events, await db.select().from(session), await db.select().from(player)])
  for (const secret of [token, password, 'Wrong1234', 'wrong field']) expect(stored).not.toContain(secret)
})
