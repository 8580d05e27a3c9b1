import { setPaymentPassword } from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { paymentInput, paymentPassword, withPaymentPassword } from '../../../test/calls/payment-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { codeOfSecret, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { writeSetting } from '../../db/settings.ts'
import { playerProfile } from '../players/tables.ts'
import { startSecurityDelay } from '../security/second-verification/security-delay.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import { loginAttempt } from '../security/tables.ts'
import { registerSetting } from '../../system/settings.ts'

const started = startedPlatform({ games: 30 })
const minute = 60

beforeEach(async () => {
  const { deps } = started.platform
  await deps.db.delete(loginAttempt)
  await writeSetting(deps, registerSetting, { fields: {} })
})

const set = ({ password, token }: Account, more: Partial<Input<typeof setPaymentPassword>> = {}) =>
  started.client.call(setPaymentPassword, { ...paymentInput({ password }), ...more }, { token })
const replace = (account: Account, oldPaymentPassword: string, next = '918273') =>
  set(account, { oldPaymentPassword, paymentPassword: next, confirmPaymentPassword: next })
const member = () => started.client.register()
const guarded = async () => withPaymentPassword(started.client, await member())

test('is set with the password of the account, and kept as a hash [API-90]', async () => {
  const account = await member()
  expect(await set(account)).toMatchObject({ success: true, value: null })
  const { deps } = started.platform
  const playerId = await playerIdOf(deps, account.username)
  const [row] = await deps.db.select().from(playerProfile).where(eq(playerProfile.playerId, playerId))
  expect(row?.paymentPasswordHash).toMatch(/^\$argon2id\$/)
})

test.each([
  ['nothing', '', 'empty'],
  ['spaces', '      ', 'empty'],
  ['too few digits', '19283', 'lengthExact'],
  ['too many digits', '1928374', 'lengthExact'],
  ['one digit six times', '111111', 'format'],
  ['a straight run', '123456', 'format'],
  ['a run backwards', '987654', 'format'],
  ['letters', 'abcdef', 'format'],
  ['other digits', '١٩٢٨٣٧', 'format'],
  ['emoji', '🎰🎰🎰🎰🎰🎰', 'format'],
  ['10,000 characters', '1'.repeat(10_000), 'lengthExact'],
  ['markup', '<b>1</', 'format'],
])('refuses %s by the rule [VAL-09]', async (_what, typed, problem) => {
  const account = await member()
  expect(await set(account, { paymentPassword: typed, confirmPaymentPassword: typed })).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { paymentPassword: problem } },
  })
})

test('follows the rule that the site has for it [VAL-01]', async () => {
  const rule = { pattern: 'LETTERS_NUMBERS_BOTH', min: 6, max: 12 } as const
  await writeSetting(started.platform.deps, registerSetting, { fields: { paymentPassword: rule } })
  const account = await member()
  expect(await set(account)).toMatchObject({ value: { fields: { paymentPassword: 'format' } } })
  const typed = { paymentPassword: 'abc123', confirmPaymentPassword: 'abc123' }
  expect(await set(account, typed)).toMatchObject({ success: true })
})

test('refuses a confirmation that is another, naming the text of its own [VAL-40] [VAL-46]', async () => {
  expect(await set(await member(), { confirmPaymentPassword: '192838' })).toMatchObject({
    value: { fields: { confirmPaymentPassword: 'mismatchPayment' } },
  })
})

test('asks for a code where two-factor is on, last of all, and uses it up [AUTH-31]', async () => {
  const account = await member()
  const { secret } = await withTwoFactor(started.client, started.platform.deps, account)
  expect(await set(account)).toMatchObject({ success: false, code: 'FACTOR_REQUIRED' })
  expect(await set(account, { code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await set(account, { code, password: 'Wrong1234' })).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
  expect(await set(account, { code })).toMatchObject({ success: true })
  const next = { oldPaymentPassword: paymentPassword, paymentPassword: '918273', confirmPaymentPassword: '918273' }
  expect(await set(account, { ...next, code }), 'the same code').toMatchObject({ code: 'ANSWER_INVALID' })
})

test('is not set without the password of the account', async () => {
  const account = await member()
  expect(await set(account, { password: 'Wrong1234' })).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
  expect(await set(account, { password: '' })).toMatchObject({ success: false })
})

test('is replaced by whoever knows the one before, and by nobody else', async () => {
  const account = await guarded()
  expect(await set(account)).toMatchObject({ value: { fields: { oldPaymentPassword: 'empty' } } })
  expect(await replace(account, '000000')).toMatchObject({
    code: 'PAYMENT_PASSWORD_INVALID',
    message: 'Incorrect transaction password',
    value: { left: 4 },
  })
  expect(await replace(account, paymentPassword, paymentPassword)).toMatchObject({
    value: { fields: { paymentPassword: 'in_password_same' } },
  })
  expect(await replace(account, paymentPassword)).toMatchObject({ success: true })
  expect(await replace(account, paymentPassword, '564738')).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
  expect(await replace(account, '918273', '564738')).toMatchObject({ success: true })
})

test('locks for 30 minutes after five wrong ones, and the login stays open [AUTH-55] [MEM-33]', async () => {
  const account = await guarded()
  const left = []
  for (let guess = 0; guess < 5; guess++) left.push((await replace(account, '000000')).value)
  expect(left).toEqual([4, 3, 2, 1, 0].map(tries => ({ left: tries })))
  expect(await replace(account, paymentPassword)).toMatchObject({
    code: 'ANSWER_LOCKED',
    message: 'Too many attempts, try again in 30 minutes',
    value: { minutes: 30 },
  })
  expect((await started.client.login(account.username, account.password)).token).toBeTruthy()
  started.clock.advance(30 * minute - 1)
  expect(await replace(account, paymentPassword)).toMatchObject({ code: 'ANSWER_LOCKED', value: { minutes: 1 } })
  started.clock.advance(1)
  expect(await replace(account, paymentPassword)).toMatchObject({ success: true })
})

test('stores one of two that are set at once', async () => {
  const account = await member()
  const both = await Promise.all([
    set(account),
    set(account, { paymentPassword: '918273', confirmPaymentPassword: '918273' }),
  ])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
})

test('waits while a security delay runs [AUTH-29]', async () => {
  const account = await member()
  const { deps } = started.platform
  await startSecurityDelay(deps, await playerIdOf(deps, account.username))
  expect(await set(account)).toMatchObject({ code: 'SECURITY_WAIT' })
})

test('is written down in the trail without being told there', async () => {
  const account = await guarded()
  await replace(account, '000000')
  await replace(account, paymentPassword)
  const { db } = started.platform.deps
  const events = await db.select().from(auditEvent).where(eq(auditEvent.account, account.username))
  expect(events.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['payment-password-set', 'payment-password-refused']),
  )
  expect(JSON.stringify(events)).not.toMatch(/192837|918273|000000/)
  const ofSet = and(eq(auditEvent.account, account.username), eq(auditEvent.what, 'payment-password-set'))
  const sets = await db.select().from(auditEvent).where(ofSet)
  expect(sets.map(({ before }) => before)).toEqual(['{"isSet":false}', '{"isSet":true}'])
})
