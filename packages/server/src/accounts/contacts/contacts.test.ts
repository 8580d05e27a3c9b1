import { bindContact, contacts, forgotByEmail, freeplay, resetPassword, sendContactCode } from '@baize/contract'
import type { Input } from '@baize/contract'
import { newMobile } from '@baize/testing/client'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { contactCode, newEmail, withBoundEmail } from '../../../test/calls/contact-calls.ts'
import { sentLink } from '../../../test/calls/password-calls.ts'
import { withTwoFactor } from '../../../test/calls/second-verification-calls.ts'
import { codeOfSecret, playerIdOf } from '../../../test/player-helpers.ts'
import { startedPlatform } from '../../../test/started.ts'
import { auditEvent } from '../../audit-trail/tables.ts'
import type { Message } from '../../messages/gateway.ts'
import { addContact, contactsOf } from '../players/contacts.ts'
import { player, playerContact } from '../players/tables.ts'
import { startSecurityDelay } from '../security/second-verification/security-delay.ts'
import { loginAttempt } from '../security/tables.ts'

const started = startedPlatform({ games: 30 })
const day = 24 * 3600

beforeEach(async () => {
  started.clock.advance(3600)
  await started.platform.deps.db.delete(loginAttempt)
})

type Binding = Partial<Input<typeof bindContact>>
const ask = ({ token }: Account, asked: Input<typeof sendContactCode>) =>
  started.client.call(sendContactCode, asked, { token })
const bind = ({ token, password }: Account, email: string, more: Binding) =>
  started.client.call(bindContact, { kind: 'email', target: email, code: '', password, ...more }, { token })
const codeFor = (account: Account, email: string) =>
  contactCode(started.client, account, { kind: 'email', target: email }, email)
const shown = async ({ token }: Account) => (await started.client.call(contacts, {}, { token })).value
const stored = async ({ username }: Account) => {
  const { db } = started.platform.deps
  return contactsOf(db, await playerIdOf({ db }, username))
}
const member = () => started.client.register()
/** Binds another e-mail as the owner does. */
async function change(account: Account, more: Binding = {}) {
  const email = newEmail()
  return { email, reply: await bind(account, email, { code: await codeFor(account, email), ...more }) }
}
async function messagesTo(to: string): Promise<Message[]> {
  await started.platform.deps.outbox.settle()
  return (await fetch(`${started.client.url}/dev/outbox?to=${encodeURIComponent(to)}`)).json() as Promise<Message[]>
}

test('an account begins without contacts, and is told what binding one takes [MEM-16]', async () => {
  expect(await shown(await member())).toEqual({
    mobile: null,
    email: null,
    offered: ['mobile', 'email'],
    hasPassword: true,
    needsCode: false,
    delayedUntil: null,
  })
})

describe('binding', () => {
  test('an e-mail takes its code and the password, and a link to a new password goes there [MEM-16] [API-88] [API-89] [AUTH-41]', async () => {
    const account = await member()
    const { username, email } = await withBoundEmail(started.client, account)
    expect((await shown(account)).email).toEqual({ masked: `${email[0]}***@example.com`, verified: true })
    expect((await shown(account)).delayedUntil, 'the first one starts no security delay').toBeNull()
    await started.client.call(forgotByEmail, { username, email })
    const resetToken = await sentLink(started.client, email)
    expect(await started.client.call(resetPassword, { newPassword: 'Other1234', resetToken })).toMatchObject({
      success: true,
    })
  })

  test('a mobile number takes the code of its SMS [MEM-16] [API-88] [API-89]', async () => {
    const account = await member()
    const mobile = { kind: 'mobile', target: newMobile(), countryDialingCode: '34' } as const
    const to = `+34${mobile.target}`
    const code = await contactCode(started.client, account, mobile, to)
    expect(await bind(account, '', { ...mobile, code })).toMatchObject({ success: true, value: null })
    expect((await shown(account)).mobile).toEqual({ masked: `***${to.slice(-3)}`, verified: true })
    expect(await stored(account)).toMatchObject({ mobile: to })
  })

  test('verifies the e-mail of the registration without its being typed again', async () => {
    const account = await member()
    const email = newEmail()
    const { db } = started.platform.deps
    await addContact(db, await playerIdOf({ db }, account.username), 'demo', 'email', email)
    expect((await shown(account)).email?.verified).toBe(false)
    const code = await contactCode(started.client, account, { kind: 'email' }, email)
    const { token, password } = account
    expect(await started.client.call(bindContact, { kind: 'email', code, password }, { token })).toMatchObject({
      success: true,
    })
    expect((await shown(account)).email?.verified).toBe(true)
  })

  test.each([
    ['nothing', '', 'empty'],
    ['no address', 'ana', 'length'],
    ['half an address', 'ana@example', 'format'],
    ['spaces inside', 'ana gil@example.com', 'format'],
    ['half a character', 'ana\uD800@example.com', 'format'],
    ['10,000 characters', `${'a'.repeat(10_000)}@example.com`, 'length'],
  ])('refuses %s', async (_what, target, problem) => {
    const account = await member()
    const refused = { code: 'FIELD_INVALID', value: { fields: { target: problem } } }
    expect(await ask(account, { kind: 'email', target })).toMatchObject(refused)
    expect(await bind(account, target, { code: '123456' })).toMatchObject(refused)
  })

  test.each([
    ['no number', 'abc'],
    ['a fixed line', '912345678'],
    ['a country that is not offered', '+999123456'],
  ])('refuses %s', async (_what, target) => {
    const asked = { kind: 'mobile', target, countryDialingCode: '34' } as const
    expect(await ask(await member(), asked)).toMatchObject({ value: { fields: { target: 'format' } } })
  })

  test('refuses the one that is bound already', async () => {
    const account = await withBoundEmail(started.client, await member())
    const refused = { code: 'FIELD_INVALID', value: { fields: { target: 'same' } } }
    expect(await ask(account, { kind: 'email', target: account.email.toUpperCase() })).toMatchObject(refused)
  })

  test('does not tell who has no code which one is bound', async () => {
    const account = await withBoundEmail(started.client, await member())
    expect(await bind(account, account.email, { code: '000000' })).toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test.each(['<ana@example.com', 'ana(gil)@example.com', '"ana"@example.com'])(
    'refuses %s, which a mail’s head would write otherwise',
    async target => {
      expect(await ask(await member(), { kind: 'email', target })).toMatchObject({
        value: { fields: { target: 'format' } },
      })
    },
  )

  test('refuses a wrong code, one of another contact, and one that was used', async () => {
    const account = await member()
    const [email, other] = [newEmail(), newEmail()]
    const code = await codeFor(account, email)
    expect(await bind(account, email, { code: '' })).toMatchObject({ code: 'SMS_CODE_MISSING' })
    expect(await bind(account, email, { code: code === '111111' ? '222222' : '111111' })).toMatchObject({
      code: 'SMS_CODE_INVALID',
    })
    expect(await bind(account, other, { code })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    expect(await bind(account, email, { code })).toMatchObject({ success: true })
    expect(await bind(await member(), email, { code })).toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('ends a code after five wrong tries, and after its minutes', async () => {
    const account = await member()
    const [tried, late] = [newEmail(), newEmail()]
    const code = await codeFor(account, tried)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let nth = 0; nth < 5; nth++) await bind(account, tried, { code: wrong })
    expect(await bind(account, tried, { code })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
    const old = await codeFor(account, late)
    started.clock.advance(60)
    expect(await bind(account, late, { code: old })).toMatchObject({ code: 'SMS_CODE_EXPIRED' })
  })

  test('takes the password of the account, whose wrong ones count as failed logins', async () => {
    const account = await member()
    const email = newEmail()
    const code = await codeFor(account, email)
    expect(await bind(account, email, { code, password: 'Wrong1234' })).toMatchObject({ code: 'OLD_PASSWORD_INVALID' })
    expect(await bind(account, email, { code, password: undefined })).toMatchObject({
      code: 'OLD_PASSWORD_INVALID',
    })
    for (let nth = 0; nth < 3; nth++) await bind(account, email, { code, password: 'Wrong1234' })
    expect(await bind(account, email, { code })).toMatchObject({ code: 'LOGIN_LOCKED' })
  })

  test('takes a login of now where the account has no password [AUTH-31]', async () => {
    const account = await member()
    const { db } = started.platform.deps
    await db.update(player).set({ passwordHash: null }).where(eq(player.account, account.username))
    const email = newEmail()
    started.clock.advance(600)
    expect(await bind(account, email, { code: await codeFor(account, email) })).toMatchObject({ code: 'LOGIN_AGAIN' })
  })

  test('asks for a code where two-factor is on, and keeps the one that was sent until it is right [AUTH-31]', async () => {
    const account = await member()
    const { secret } = await withTwoFactor(started.client, started.platform.deps, account)
    started.clock.advance(30)
    const email = newEmail()
    const code = await codeFor(account, email)
    const factorCode = codeOfSecret(secret, started.clock.now())
    expect(await bind(account, email, { code: '000000', factorCode })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    expect(await bind(account, email, { code })).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect(await bind(account, email, { code, factorCode: '000000' })).toMatchObject({
      code: 'ANSWER_INVALID',
      value: { left: 4 },
    })
    expect(await bind(account, email, { code, factorCode })).toMatchObject({ success: true })
  })

  test('waits while a security delay runs, and is not for guests and trials [AUTH-29]', async () => {
    const account = await member()
    const { deps } = started.platform
    await startSecurityDelay(deps, await playerIdOf(deps, account.username))
    expect(await ask(account, { kind: 'email', target: newEmail() })).toMatchObject({ code: 'SECURITY_WAIT' })
    expect(await bind(account, newEmail(), { code: '123456' })).toMatchObject({ code: 'SECURITY_WAIT' })
    expect(await started.client.call(contacts, {})).toMatchObject({ code: 'NOT_LOGGED_IN' })
    const { token } = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value
    expect(await started.client.call(contacts, {}, { token })).toMatchObject({ code: 'TRIAL_REFUSED' })
  })
})

describe('changing', () => {
  test('tells the contact before, ends its links, and starts a security delay [MEM-16] [AUTH-29]', async () => {
    const account = await withBoundEmail(started.client, await member())
    const { username } = account
    await started.client.call(forgotByEmail, { username, email: account.email })
    const resetToken = await sentLink(started.client, account.email)
    const { email, reply } = await change(account)
    expect(reply).toMatchObject({ success: true })
    expect(await stored(account)).toMatchObject({ email })
    const notice = 'the e-mail of your account was set'
    const told = async (to: string) => (await messagesTo(to)).filter(({ text }) => text.includes(notice)).length
    expect([await told(account.email), await told(email)], 'of the binding and of the change').toEqual([2, 0])
    expect(await started.client.call(resetPassword, { newPassword: 'Other1234', resetToken })).toMatchObject({
      code: 'RESET_LINK_ENDED',
    })
    expect((await shown(account)).delayedUntil).toBe(new Date(started.clock.now().getTime() + day * 1000).toISOString())
    expect(await ask(account, { kind: 'email', target: newEmail() })).toMatchObject({
      code: 'SECURITY_WAIT',
      message: 'For your security, this is available in 24 hours',
    })
  })

  test('takes the code of the contact before in place of the password', async () => {
    const account = await withBoundEmail(started.client, await member())
    started.clock.advance(1)
    const email = newEmail()
    const code = await codeFor(account, email)
    const oldCode = await contactCode(started.client, account, { kind: 'email' }, account.email)
    const without = { code, password: undefined as never }
    expect(await bind(account, email, { ...without, oldCode: code === oldCode ? '000000' : code })).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { oldCode: 'SMS_CODE_INVALID' } },
    })
    expect(await bind(account, email, { ...without, oldCode })).toMatchObject({ success: true })
  })

  test('the code of the contact before verifies nothing, and that of a new one proves no owner', async () => {
    const account = await withBoundEmail(started.client, await member())
    started.clock.advance(1)
    const oldCode = await contactCode(started.client, account, { kind: 'email' }, account.email)
    expect(await bind(await member(), account.email, { code: oldCode })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    const email = newEmail()
    const code = await codeFor(account, email)
    expect(await bind(account, email, { code, oldCode: code, password: undefined })).toMatchObject({
      code: 'FIELD_INVALID',
    })
  })

  test('of an e-mail that nobody has verified starts a security delay, too: links to a new password go there', async () => {
    const account = await member()
    const { db } = started.platform.deps
    await addContact(db, await playerIdOf({ db }, account.username), 'demo', 'email', newEmail())
    expect((await change(account)).reply).toMatchObject({ success: true })
    expect((await shown(account)).delayedUntil).not.toBeNull()
  })

  test('tells mobile number and e-mail before, each by its own message', async () => {
    const account = await withBoundEmail(started.client, await member())
    const mobile = { kind: 'mobile', target: newMobile(), countryDialingCode: '34' } as const
    const to = `+34${mobile.target}`
    await bind(account, '', { ...mobile, code: await contactCode(started.client, account, mobile, to) })
    expect((await change(account)).reply).toMatchObject({ success: true })
    for (const before of [account.email, to]) {
      const texts = (await messagesTo(before)).map(({ text }) => text)
      expect(
        texts.filter(text => /on hold for 24 hours/i.test(text)),
        before,
      ).toHaveLength(1)
    }
  })

  test('twice at once leaves one waiting for the delay of the other', async () => {
    const account = await withBoundEmail(started.client, await member())
    started.clock.advance(1)
    const emails = [newEmail(), newEmail()]
    const codes = await Promise.all(emails.map(email => codeFor(account, email)))
    const both = await Promise.all(emails.map((email, nth) => bind(account, email, { code: codes[nth] ?? '' })))
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.map(({ code }) => code)).toContain('SECURITY_WAIT')
  })

  test('is noted in the trail, masked', async () => {
    const account = await withBoundEmail(started.client, await member())
    const { email } = await change(account)
    const { db } = started.platform.deps
    const events = await db.select().from(auditEvent).where(eq(auditEvent.account, account.username))
    const kinds = events.map(({ what }) => what)
    expect(kinds).toEqual(expect.arrayContaining(['contact-added', 'contact-changed']))
    expect(JSON.stringify(events)).not.toContain(email)
  })
})

describe('a contact of somebody else', () => {
  test('is answered like any other until its code is right [MEM-16]', async () => {
    const owner = await withBoundEmail(started.client, await member())
    const other = await member()
    started.clock.advance(1)
    const free = await ask(other, { kind: 'email', target: newEmail() })
    const taken = await ask(other, { kind: 'email', target: owner.email })
    expect(taken.value).toEqual(free.value)
    expect(await bind(other, owner.email, { code: '000000' })).toMatchObject({ code: 'SMS_CODE_INVALID' })
    const code = await started.client.lastCode(owner.email)
    expect(await bind(other, owner.email, { code })).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await stored(owner)).toMatchObject({ email: owner.email })
    expect(await stored(other)).toMatchObject({ email: null })
  })

  test('that nobody verified goes to who does', async () => {
    const [claims, owns] = [await member(), await member()]
    const email = newEmail()
    const { db } = started.platform.deps
    await addContact(db, await playerIdOf({ db }, claims.username), 'demo', 'email', email)
    await withBoundEmail(started.client, owns, email)
    expect(await stored(claims)).toMatchObject({ email: null })
    expect(await stored(owns)).toMatchObject({ email })
  })

  test('is bound by one of two who prove it at once', async () => {
    const [one, other] = [await member(), await member()]
    const email = newEmail()
    const code = await codeFor(one, email)
    const both = await Promise.all([bind(one, email, { code }), bind(other, email, { code })])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect([await stored(one), await stored(other)].filter(found => found.email === email)).toHaveLength(1)
  })
})

test('an account keeps one contact of a kind, however many are bound at once', async () => {
  const account = await member()
  const emails = [newEmail(), newEmail(), newEmail()]
  const codes = await Promise.all(emails.map(email => codeFor(account, email)))
  await Promise.all(emails.map((email, nth) => bind(account, email, { code: codes[nth] ?? '' })))
  const { db } = started.platform.deps
  const own = eq(playerContact.playerId, await playerIdOf({ db }, account.username))
  expect(await db.$count(playerContact, own)).toBe(1)
})
