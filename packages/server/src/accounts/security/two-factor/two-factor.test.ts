import {
  answerSecond,
  handover,
  login,
  memberInfo,
  turnOffTwoFactor,
  turnOnTwoFactor,
  twoFactor as twoFactorEndpoint,
} from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import type { Account, Caller } from '@baize/testing/client'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { withTwoFactor } from '../../../../test/calls/second-verification-calls.ts'
import { challenged, codeOfSecret, know, playerIdOf } from '../../../../test/player-helpers.ts'
import { startedPlatform } from '../../../../test/started.ts'
import { startSecurityDelay } from '../second-verification/security-delay.ts'
import { auditEvent } from '../../../audit-trail/tables.ts'
import { loginAttempt } from '../tables.ts'
import { player } from '../../players/tables.ts'
import { decryptSecret, encryptSecret } from '../../../verification/index.ts'
import { recoveryCode, twoFactor } from './tables.ts'

const started = startedPlatform({ trustedProxies })
const step = 30
const minute = 60
const day = 86_400
const elsewhere = from('198.51.100.20')

beforeEach(async () => {
  await started.platform.deps.db.delete(loginAttempt)
  started.clock.advance(2 * step)
})

const now = () => started.clock.now()
const after = (seconds: number) => new Date(now().getTime() + seconds * 1000)
const setUp = (token: string, password?: string) =>
  started.client.call(turnOnTwoFactor, { step: 'setup', password }, { token })
const confirm = (token: string, code: string) =>
  started.client.call(turnOnTwoFactor, { step: 'confirm', code }, { token })
const turnOff = ({ token, password }: Account, code: string) =>
  started.client.call(turnOffTwoFactor, { code, password }, { token })
const stateOf = async ({ token }: Account) => (await started.client.call(twoFactorEndpoint, {}, { token })).value
const answer = (challengeId: string, said: string, caller: Caller = {}) =>
  started.client.call(answerSecond, { challengeId, method: 'totp', answer: said }, caller)
const enter = ({ username, password }: Account, deviceSecret?: string) =>
  started.client.call(login, { username, password, type: 'username', deviceSecret })

/** A member with two-factor on; its codes may be used from the next step on. */
async function guarded() {
  const account = await started.client.register()
  const { secret, recoveryCodes } = await withTwoFactor(started.client, started.platform.deps, account)
  started.clock.advance(step)
  return { account, secret, recoveryCodes, code: () => codeOfSecret(secret, now()) }
}

test('is set up with a secret, an address for the picture and one code of the authenticator [AUTH-30] [AUTH-31] [API-85]', async () => {
  const account = await started.client.register()
  const { secret = '', otpauthUrl = '' } = (await setUp(account.token, account.password)).value
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(otpauthUrl)
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Baize:${account.username}`,
  ])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Baize', digits: '6', period: '30' })
  expect(await stateOf(account), 'nothing is asked before a code was shown').toEqual({
    enabled: false,
    recoveryLeft: 0,
    hasPassword: true,
  })
  const { value } = await confirm(account.token, codeOfSecret(secret, now()))
  expect(new Set(value.recoveryCodes).size).toBe(10)
  expect(await stateOf(account)).toMatchObject({ enabled: true, recoveryLeft: 10 })
})

test('requires the password before it shows a secret [AUTH-31]', async () => {
  const { token, password } = await started.client.register()
  for (const typed of [undefined, '', 'Wrong1234'])
    expect(await setUp(token, typed)).toMatchObject({ code: 'OLD_PASSWORD_INVALID', value: null })
  expect(await setUp(token, password)).toMatchObject({ success: true })
})

test('counts wrong passwords as failed logins [AUTH-55]', async () => {
  const { token, password } = await started.client.register()
  for (let time = 0; time < 5; time++) await setUp(token, 'Wrong1234')
  expect(await setUp(token, password)).toMatchObject({ code: 'LOGIN_LOCKED', value: { minutes: 15 } })
})

test('asks an account without a password for a login of the last ten minutes, on every tab of it [AUTH-31]', async () => {
  const { db } = started.platform.deps
  const { username, token } = await started.client.register()
  await db.update(player).set({ passwordHash: null }).where(eq(player.account, username))
  expect(await stateOf({ username, token, password: '' })).toMatchObject({ hasPassword: false })
  started.clock.advance(9 * minute)
  expect(await setUp(token)).toMatchObject({ success: true })
  const { code } = (await started.client.call(handover, {}, { token })).value
  const tab = (await started.client.call(memberInfo, {}, { token: code })).value.token ?? ''
  started.clock.advance(minute)
  for (const one of [token, tab])
    expect(await setUp(one)).toMatchObject({
      code: 'LOGIN_AGAIN',
      message: 'For your security, please log in again to do this',
    })
})

test('refuses a wrong code of a new secret, and one that comes too late [AUTH-31]', async () => {
  const { token, password } = await started.client.register()
  const { secret = '' } = (await setUp(token, password)).value
  for (const wrong of ['', '12345', 'abcdef', codeOfSecret(secret, after(10 * minute))])
    expect(await confirm(token, wrong)).toMatchObject({ code: 'ANSWER_INVALID' })
  started.clock.advance(15 * minute)
  expect(await confirm(token, codeOfSecret(secret, now()))).toMatchObject({ code: 'CHALLENGE_ENDED' })
})

test('cannot be set up again while it is on', async () => {
  const { account } = await guarded()
  expect(await setUp(account.token, account.password)).toMatchObject({ code: 'TWO_FACTOR_ON' })
  expect(await confirm(account.token, '123456')).toMatchObject({ code: 'TWO_FACTOR_ON' })
})

test('asks for a code on a new device and not again on that device [AUTH-31]', async () => {
  const { account, code } = await guarded()
  const deviceSecret = crypto.randomUUID()
  const asked = await challenged(started.client, account, {}, { deviceSecret })
  expect(asked.methods).toEqual([{ method: 'totp', target: '' }])
  expect(await answer(asked.challengeId, code())).toMatchObject({ success: true })
  expect(await enter(account, deviceSecret)).toMatchObject({ success: true })
  expect(await enter(account, crypto.randomUUID())).toMatchObject({ code: 'SECOND_VERIFICATION' })
  expect(await enter(account), 'a device that shows no secret is a new one').toMatchObject({
    code: 'SECOND_VERIFICATION',
  })
  started.clock.advance(30 * day)
  expect(await enter(account, deviceSecret)).toMatchObject({ code: 'SECOND_VERIFICATION' })
})

test('asks for nothing but the authenticator on a new device [AUTH-31]', async () => {
  const { account } = await guarded()
  await know(started.platform.deps, account, { email: `${account.username}@example.com`, bankName: 'Ana Gil' })
  const { methods, challengeId } = await challenged(started.client, account, elsewhere)
  expect(methods.map(({ method }) => method)).toEqual(['totp'])
  const byName = { challengeId, method: 'bank', answer: 'Ana Gil' } as const
  expect(await started.client.call(answerSecond, byName, elsewhere)).toMatchObject({ code: 'ANSWER_INVALID' })
})

test('offers the authenticator beside the rest on a known device at a strange address [AUTH-28]', async () => {
  const { account, code } = await guarded()
  await know(started.platform.deps, account, { bankName: 'Ana Gil' })
  const deviceSecret = crypto.randomUUID()
  await answer((await challenged(started.client, account, {}, { deviceSecret })).challengeId, code())
  const { methods } = await challenged(started.client, account, elsewhere, { deviceSecret })
  expect(methods.map(({ method }) => method)).toEqual(['bank', 'totp'])
})

test('takes a code once, and one step early or late, not more [AUTH-31]', async () => {
  const { account, secret, code } = await guarded()
  const ask = async () => (await challenged(started.client, account, {})).challengeId
  const used = code()
  expect(await answer(await ask(), used)).toMatchObject({ success: true })
  expect(await answer(await ask(), used), 'used').toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await answer(await ask(), codeOfSecret(secret, after(2 * step)))).toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await answer(await ask(), codeOfSecret(secret, after(step)))).toMatchObject({ success: true })
  started.clock.advance(3 * step)
  expect(await answer(await ask(), codeOfSecret(secret, after(-2 * step)))).toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await answer(await ask(), codeOfSecret(secret, after(-step)).replace(/^.../, '$& '))).toMatchObject({
    success: true,
  })
})

test('takes one code of many that come at once', async () => {
  const { account, code } = await guarded()
  const asked = await Promise.all(Array.from({ length: 4 }, () => challenged(started.client, account, {})))
  const said = code()
  const replies = await Promise.all(asked.map(({ challengeId }) => answer(challengeId, said)))
  expect(replies.filter(({ success }) => success)).toHaveLength(1)
})

test('takes each recovery code once, however it is typed [AUTH-31]', async () => {
  const { account, recoveryCodes } = await guarded()
  const [first = '', second = ''] = recoveryCodes
  const ask = async () => (await challenged(started.client, account, {})).challengeId
  expect(await answer(await ask(), ` ${first.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({ success: true })
  expect(await answer(await ask(), first)).toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await answer(await ask(), second)).toMatchObject({ success: true })
  expect(await stateOf(account)).toMatchObject({ enabled: true, recoveryLeft: 8 })
})

test('is switched off with a code and the password, not with one of them [AUTH-31] [API-86]', async () => {
  const { account, recoveryCodes, code } = await guarded()
  const [recovery = ''] = recoveryCodes
  const wrong = await turnOff({ ...account, password: 'Wrong1234' }, recovery)
  expect(wrong).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
  expect(await turnOff(account, '000000')).toMatchObject({ code: 'ANSWER_INVALID' })
  expect(await stateOf(account), 'a wrong password uses no recovery code up').toMatchObject({ recoveryLeft: 10 })
  expect(await turnOff(account, code())).toMatchObject({ success: true, value: { enabled: false } })
  expect(await stateOf(account)).toMatchObject({ enabled: false, recoveryLeft: 0 })
  expect(await enter(account, crypto.randomUUID())).toMatchObject({ success: true })
})

test('locks for 15 minutes after five wrong codes, also of a logged-in player [AUTH-29]', async () => {
  const { account, code } = await guarded()
  for (let time = 0; time < 5; time++) await turnOff(account, '000000')
  expect(await turnOff(account, code())).toMatchObject({ code: 'ANSWER_LOCKED', value: { minutes: 15 } })
  started.clock.advance(15 * minute)
  expect(await turnOff(account, code())).toMatchObject({ success: true })
})

test('cannot be set up while a security delay runs [AUTH-29]', async () => {
  const { deps } = started.platform
  const { username, token } = await started.client.register()
  await startSecurityDelay(deps, await playerIdOf(deps, username))
  expect(await setUp(token)).toMatchObject({
    code: 'SECURITY_WAIT',
    message: 'For your security, this is available in 24 hours',
  })
})

test('is refused to a session of a partner’s page [ROLE-12]', async () => {
  const { token } = await started.client.register({}, { origin: started.platform.partnerUrl })
  const there = { token, origin: started.platform.partnerUrl }
  expect(await started.client.call(turnOnTwoFactor, { step: 'setup' }, there)).toMatchObject({
    code: 'REACH_TOO_SMALL',
  })
})

test('stores the secret encrypted and recovery codes hashed, and neither in the audit trail', async () => {
  const { account, secret, recoveryCodes } = await guarded()
  const { db } = started.platform.deps
  const playerId = await playerIdOf(started.platform.deps, account.username)
  const stored = JSON.stringify([
    await db.select().from(twoFactor).where(eq(twoFactor.playerId, playerId)),
    await db.select().from(recoveryCode).where(eq(recoveryCode.playerId, playerId)),
    await db.select().from(auditEvent).where(eq(auditEvent.playerId, playerId)),
  ])
  for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden)
  const [on] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.playerId, playerId), eq(auditEvent.what, 'two-factor-on')))
  expect(on?.account).toBe(account.username)
})

test('decrypts a secret only for its own player and with the operator’s half of the key', async () => {
  const { deps } = started.platform
  const withKey = (secretKey: string) => ({ ...deps, config: { ...deps.config, secretKey } })
  const sealed = await encryptSecret(withKey('one'), 'two-factor', 'player-1', 'SECRET')
  expect(await decryptSecret(withKey('one'), 'two-factor', 'player-1', sealed)).toBe('SECRET')
  await expect(decryptSecret(withKey('one'), 'two-factor', 'player-2', sealed)).rejects.toThrow()
  await expect(decryptSecret(withKey('two'), 'two-factor', 'player-1', sealed)).rejects.toThrow()
})
