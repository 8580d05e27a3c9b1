import { bindContact, contacts, resetPaymentPassword, sendPaymentCode } from '@baize/contract'
import type { Input } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactCode as codeOfContact, newEmail, withBoundEmail } from '../../../test/calls/contact-calls.ts'
import { paymentPassword, withPaymentPassword } from '../../../test/calls/payment-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { onBothPlatforms } from '../../../test/databases/on-both.ts'
import { codeOfSecret, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import type { Started } from '../../../test/started.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import type { Message } from '../../messages/gateway.ts'
import { addContact } from '../players/contacts.ts'
import { playerProfile } from '../players/tables.ts'
import { startSecurityDelay } from '../security/second-verification/security-delay.ts'
import { passwordMatches } from '../security/password-hash.ts'
import { loginAttempt } from '../security/tables.ts'

const other = '736251'
type Member = Account & { email: string }
type Reset = Input<typeof resetPaymentPassword>

/** What members do on a platform about a transaction password that they forgot. */
function on(started: Started) {
  const ask = ({ token }: Account, kind: 'email' | 'mobile' = 'email') =>
    started.client.call(sendPaymentCode, { kind }, { token })
  return {
    ask,
    sent: async (account: Member): Promise<string> => {
      const reply = await ask(account)
      if (!reply.success) throw new Error(`No code: ${reply.code}`)
      return started.client.lastCode(account.email)
    },
    reset: ({ token, password }: Account, more: Partial<Reset> = {}) => {
      const input = { paymentPassword: other, confirmPaymentPassword: other, password, kind: 'email', ...more } as const
      return started.client.call(resetPaymentPassword, input, { token })
    },
    member: async (): Promise<Member> => {
      const account = await withPaymentPassword(started.client, await started.client.register())
      const bound = await withBoundEmail(started.client, account)
      started.clock.advance(1)
      return bound
    },
    /** Whether it is the transaction password of an account. */
    isSet: async ({ username }: Account, typed: string): Promise<boolean> => {
      const { db } = started.platform.deps
      const isTheirs = eq(playerProfile.playerId, await playerIdOf({ db }, username))
      const [row] = await db.select({ hash: playerProfile.paymentPasswordHash }).from(playerProfile).where(isTheirs)
      return passwordMatches(typed, row?.hash ?? null)
    },
  }
}

describe('a forgotten transaction password', () => {
  const started = startedPlatform({ games: 10 })
  const { ask, sent, reset, member, isSet } = on(started)
  const deps = () => started.platform.deps
  beforeEach(() => deps().db.delete(loginAttempt))
  const delayedUntil = async ({ token }: Account) =>
    (await started.client.call(contacts, {}, { token })).value.delayedUntil
  const textsTo = async (to: string) => {
    await deps().outbox.settle()
    const response = await fetch(`${started.client.url}/dev/outbox?to=${encodeURIComponent(to)}`)
    const messages = (await response.json()) as Message[]
    return messages.map(({ text }) => text)
  }

  test('is replaced by the login password and the code that an own contact gets, and starts a security delay [MEM-16] [AUTH-29]', async () => {
    const account = await member()
    const contactCode = await sent(account)
    // Messages of one moment come in no order.
    const oneLike = (text: RegExp): unknown => expect.arrayContaining([expect.stringMatching(text)])
    expect(await textsTo(account.email)).toEqual(oneLike(/REPLACE the transaction password .* We never ask you for it/))
    expect(await reset(account, { contactCode })).toMatchObject({ success: true, value: null })
    expect([await isSet(account, other), await isSet(account, paymentPassword)]).toEqual([true, false])
    expect(await delayedUntil(account)).toBe(new Date(started.clock.now().getTime() + 86_400_000).toISOString())
    expect(await textsTo(account.email)).toEqual(
      oneLike(/your transaction password was replaced because it was forgotten .* on hold for 24 hours/),
    )
    expect(await reset(account, { contactCode })).toMatchObject({ code: 'SECURITY_WAIT' })
    const ofAccount = eq(auditEvent.account, account.username)
    const events = await deps().db.select().from(auditEvent).where(ofAccount)
    expect(events.map(({ what }) => what)).toContain('payment-password-reset')
  })

  test('takes the authenticator’s code where there is one, and then no other [AUTH-30] [AUTH-31]', async () => {
    const account = await member()
    const { secret } = await withTwoFactor(started.client, deps(), account)
    const contactCode = await sent(account)
    expect(await reset(account, { contactCode })).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect(await reset(account, { contactCode, code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID' })
    started.clock.advance(30)
    const code = codeOfSecret(secret, started.clock.now())
    expect(await reset(account, { kind: undefined, code })).toMatchObject({ success: true })
    expect(await isSet(account, other)).toBe(true)
  })

  test('refuses a wrong password, a wrong code, one of another purpose, and what is no transaction password', async () => {
    const account = await member()
    const code = await sent(account)
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = (more: Partial<Reset>) => reset(account, { contactCode: code, ...more })
    expect(await refused({ password: 'Wrong1234' })).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
    expect(await refused({ contactCode: undefined })).toMatchObject({ code: 'SMS_CODE_MISSING' })
    expect(await refused({ contactCode: wrong })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    expect(await refused({ confirmPaymentPassword: '192837' })).toMatchObject({
      value: { fields: { confirmPaymentPassword: 'mismatchPayment' } },
    })
    expect(await refused({ paymentPassword: '111111', confirmPaymentPassword: '111111' })).toMatchObject({
      code: 'FIELD_INVALID',
    })
    started.clock.advance(60)
    const before = await codeOfContact(started.client, account, { kind: 'email' }, account.email)
    expect(await reset(account, { contactCode: before })).toMatchObject({ success: false })
    const binding = { kind: 'email', target: newEmail(), code: '1', oldCode: code } as const
    expect(await started.client.call(bindContact, binding, { token: account.token })).toMatchObject({
      value: { fields: { oldCode: 'SMS_CODE_INVALID' } },
    })
    expect(await isSet(account, paymentPassword)).toBe(true)
  })

  test('takes no code of a contact that nobody has verified, or of somebody else’s', async () => {
    const account = await withPaymentPassword(started.client, await started.client.register())
    const playerId = await playerIdOf(deps(), account.username)
    await addContact(deps().db, playerId, 'demo', 'email', newEmail())
    await addContact(deps().db, playerId, 'demo', 'mobile', `+34${newMobile()}`)
    const none = { code: 'FIELD_INVALID', value: { fields: { kind: 'empty' } } }
    for (const kind of ['email', 'mobile'] as const) expect(await ask(account, kind)).toMatchObject(none)
    expect(await reset(account, { contactCode: '123456' })).toMatchObject(none)
    expect(await reset(account, { kind: undefined, contactCode: '123456' })).toMatchObject(none)
    const owner = await member()
    expect(await reset(await member(), { contactCode: await sent(owner) })).toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('is none where none was set, and waits while a security delay runs [AUTH-29]', async () => {
    const account = await withBoundEmail(started.client, await started.client.register())
    expect(await ask(account)).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' })
    expect(await reset(account, { contactCode: '1' })).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' })
    const delayed = await member()
    await startSecurityDelay(deps(), await playerIdOf(deps(), delayed.username))
    expect(await ask(delayed)).toMatchObject({ code: 'SECURITY_WAIT' })
    expect(await reset(delayed, { contactCode: '1' })).toMatchObject({ code: 'SECURITY_WAIT' })
  })
})

onBothPlatforms(both => {
  test('of two that replace it at once, one does', async () => {
    const { sent, reset, member, isSet } = on(both)
    const account = await member()
    const contactCode = await sent(account)
    const typed = ['736251', '846352']
    const replies = await Promise.all(
      typed.map(paymentPassword =>
        reset(account, { paymentPassword, confirmPaymentPassword: paymentPassword, contactCode }),
      ),
    )
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    const set = await Promise.all(typed.map(one => isSet(account, one)))
    expect(set).toEqual(replies.map(({ success }) => success))
  })
})
