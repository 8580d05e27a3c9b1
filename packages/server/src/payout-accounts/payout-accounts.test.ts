import {
  addPayoutAccount,
  changePayoutAccount,
  freeplay,
  payoutAccounts,
  removePayoutAccount,
  setPayeeName,
} from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { paymentPassword, withPaymentPassword } from '../../test/calls/payment-calls.ts'
import { accountInput, addedAccount, ibans, payeeName, withPayee } from '../../test/calls/payout-account-calls.ts'
import { withTwoFactor } from '../../test/calls/second-verification-calls.ts'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { codeOfSecret, playerIdOf } from '../../test/second.ts'
import { startedPlatform } from '../../test/started.ts'
import { startSecurityDelay } from '../accounts/security/second-verification/security-delay.ts'
import { loginAttempt } from '../accounts/security/tables.ts'
import { runCommand } from '../app/commands.ts'
import { auditEvent } from '../audit-trail/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { registerSetting } from '../system/settings.ts'
import { payeeNameOf, payoutAccountOf, shownTarget } from './index.ts'
import { payoutsSetting } from './payouts-setting.ts'
import { payoutAccount } from './tables.ts'

const started = startedPlatform({ games: 10 })
const deps = () => started.platform.deps
const { defaults } = payoutsSetting

let owner: Account
beforeEach(async () => {
  await deps().db.delete(loginAttempt)
  await writeSetting(deps(), payoutsSetting, defaults)
  owner = await withPayee(started.client, await started.client.register())
})

const by = (account = owner) => ({ token: account.token })
const read = async (account = owner, language = 'EN') =>
  (await started.client.call(payoutAccounts, {}, { ...by(account), language })).value
const add = (more: Partial<Input<typeof addPayoutAccount>> = {}, account = owner) =>
  started.client.call(addPayoutAccount, accountInput(more), by(account))
const added = (more?: Partial<Input<typeof addPayoutAccount>>) => addedAccount(started.client, owner, more)
const choose = (id: string, account = owner) => started.client.call(changePayoutAccount, { id }, by(account))
const remove = (id: string, more: Partial<Input<typeof removePayoutAccount>> = {}, account = owner) =>
  started.client.call(removePayoutAccount, { id, paymentPassword, ...more }, by(account))
const idOf = ({ username }: Account) => playerIdOf(deps(), username)
const eventsOf = ({ username }: Account) => deps().db.select().from(auditEvent).where(eq(auditEvent.account, username))

describe('the list', () => {
  test('is empty at first, and says what can be added and what it takes [MEM-16] [API-92]', async () => {
    expect(await read(await started.client.register())).toEqual({
      list: [],
      max: 5,
      providers: [
        { id: 'iban', kind: 'bank', name: 'Bank account with IBAN', format: 'iban' },
        { id: 'bank-account', kind: 'bank', name: 'Bank account without IBAN', format: 'account' },
        { id: 'e-wallet', kind: 'wallet', name: 'E-wallet', format: 'email' },
        { id: 'bitcoin', kind: 'crypto', name: 'Bitcoin', format: 'bitcoin' },
      ],
      payeeName: null,
      hasPaymentPassword: false,
      hasPassword: true,
      needsCode: false,
      heldUntil: null,
    })
    expect(await read()).toMatchObject({ payeeName, hasPaymentPassword: true })
  })

  test('shows an account masked and in the language of the page, and its number to nobody [API-92]', async () => {
    const id = await added()
    await added({ providerId: 'e-wallet', number: 'ana.gil@example.com', holder: 'ANA GIL' })
    const { list } = await read(owner, 'ES')
    expect(list).toEqual([
      {
        id,
        kind: 'bank',
        bank: 'Cuenta bancaria con IBAN',
        numberMasked: 'NL •••• 4300',
        holder: payeeName,
        default: true,
        addedAt: started.clock.now().toISOString(),
      },
      expect.objectContaining({
        kind: 'wallet',
        bank: 'Monedero electrónico',
        numberMasked: 'a***@example.com',
        holder: 'ANA GIL',
        default: false,
      }),
    ])
  })

  test('says that a code is asked for, and until when nothing can be changed [AUTH-29] [AUTH-31]', async () => {
    await withTwoFactor(started.client, deps(), owner)
    const until = await startSecurityDelay(deps(), await idOf(owner))
    expect(await read()).toMatchObject({ needsCode: true, heldUntil: until.toISOString() })
  })

  test('shows what was added at a provider that is no more', async () => {
    const id = await added()
    await writeSetting(deps(), payoutsSetting, { providers: [] })
    expect(await read()).toMatchObject({
      providers: [],
      list: [{ id, kind: 'bank', bank: 'iban', numberMasked: '•••• 4300' }],
    })
  })

  test('is for no trial account', async () => {
    const { value } = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    const reply = await started.client.call(payoutAccounts, {}, { token: value.token })
    expect(reply).toMatchObject({ success: false, code: 'TRIAL_REFUSED' })
  })
})

describe('an account is added', () => {
  test('in full for staff, and masked in the trail [API-93]', async () => {
    const id = await added({ number: 'nl91 abna 0417 1643 00', holder: '  ana   GIL ' })
    const [number] = ibans
    expect(await payoutAccountOf(deps().db, await idOf(owner), id)).toMatchObject({
      kind: 'bank',
      providerId: 'iban',
      number,
      holder: 'ana GIL',
    })
    const events = await eventsOf(owner)
    const [event] = events.filter(({ what }) => what === 'payout-account-added')
    expect(event).toMatchObject({ reason: id })
    expect(JSON.parse(event?.after ?? '')).toEqual({ kind: 'bank', providerId: 'iban', number: 'NL •••• 4300' })
    expect(JSON.stringify(events)).not.toMatch(/ABNA|0417|192837/i)
  })

  test.each([
    [{ number: '' }, { number: 'empty' }],
    [{ number: 'NL91ABNA041716430' }, { number: 'format' }],
    [{ number: 'NL92ABNA0417164300' }, { number: 'checksum' }],
    [{ number: '9'.repeat(121) }, { number: 'format' }],
    [{ holder: ' ' }, { holder: 'empty' }],
    [{ holder: 'Ana Gill' }, { holder: 'holder' }],
    [
      { number: 'x', holder: 'y' },
      { number: 'format', holder: 'holder' },
    ],
    [{ providerId: 'cheque' }, { providerId: 'empty' }],
    [{ providerId: 'constructor' }, { providerId: 'empty' }],
    [{ providerId: 'bitcoin' }, { number: 'format' }],
    [{ paymentPassword: ' ' }, { paymentPassword: 'empty' }],
  ])('but not with %j: %j', async (input, fields) => {
    expect(await add(input)).toMatchObject({ code: 'FIELD_INVALID', value: { fields } })
    expect((await read()).list).toEqual([])
  })

  test('but not twice, however it is written, and by somebody else too', async () => {
    await added()
    const exists = { code: 'FIELD_INVALID', value: { fields: { number: 'exists' } } }
    expect(await add({ number: 'nl91 abna 0417 1643 00' })).toMatchObject(exists)
    const wallet = { providerId: 'e-wallet', number: 'ana@example.com' }
    await added(wallet)
    expect(await add({ ...wallet, number: 'ANA@example.com' })).toMatchObject(exists)
    expect(await add({}, await withPayee(started.client, await started.client.register()))).toMatchObject({
      success: true,
    })
  })

  test('up to the number that the site allows [MEM-16]', async () => {
    for (const number of ibans.slice(0, 5)) await added({ number })
    const full = (max: number) => ({
      code: 'PAYOUT_ACCOUNTS_FULL',
      message: `You already have ${max} accounts, please remove one first`,
      value: { max },
    })
    expect(await add({ number: ibans[5] })).toMatchObject(full(5))
    await writeSetting(deps(), payoutsSetting, { max: 2 })
    expect((await read()).list).toHaveLength(5)
    expect(await add({ number: ibans[5] })).toMatchObject(full(2))
  })

  test('but not before the real name and a transaction password are set', async () => {
    const fresh = await started.client.register()
    expect(await add({}, fresh)).toMatchObject({ code: 'PAYEE_NAME_MISSING' })
    await started.client.call(setPayeeName, { payeeName }, by(fresh))
    expect(await add({}, fresh)).toMatchObject({ code: 'PAYMENT_PASSWORD_MISSING' })
    await withPaymentPassword(started.client, fresh)
    expect(await add({}, fresh)).toMatchObject({ success: true })
  })

  test('but not while the account is held back [AUTH-29]', async () => {
    const id = await added()
    await startSecurityDelay(deps(), await idOf(owner))
    const held = { code: 'SECURITY_WAIT', value: { hours: 24 } }
    expect(await add({ number: ibans[1] })).toMatchObject(held)
    expect(await remove(id)).toMatchObject(held)
    expect(await setName(payeeName)).toMatchObject(held)
    expect((await read()).list).toHaveLength(1)
  })
})

describe('the transaction password', () => {
  test('is asked for, and five wrong ones lock both calls for 30 minutes [MEM-33]', async () => {
    const id = await added()
    const wrong = { paymentPassword: '000000' }
    for (const left of [4, 3, 2])
      expect(await add({ number: ibans[1], ...wrong })).toMatchObject({
        code: 'PAYMENT_PASSWORD_INVALID',
        value: { left },
      })
    for (const left of [1, 0])
      expect(await remove(id, wrong)).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID', value: { left } })
    const locked = { code: 'ANSWER_LOCKED', value: { minutes: 30 } }
    expect(await add({ number: ibans[1] })).toMatchObject(locked)
    expect(await remove(id)).toMatchObject(locked)
    expect(await choose(id)).toMatchObject({ success: true })
    started.clock.advance(30 * 60 - 1)
    expect((await read()).list).toHaveLength(1)
    started.clock.advance(1)
    expect(await remove(id)).toMatchObject({ success: true })
  })

  test('is not guessed by what is refused for another reason', async () => {
    await added()
    for (let nth = 0; nth < 6; nth++) await add({ paymentPassword: '000000' })
    expect(await add({ number: ibans[1] })).toMatchObject({ success: true })
  })
})

test('a code is asked for last where two-factor is on, and each is good once [AUTH-31]', async () => {
  const { secret } = await withTwoFactor(started.client, deps(), owner)
  const number = ibans[1]
  expect(await add({ number })).toMatchObject({ code: 'FACTOR_REQUIRED' })
  expect(await add({ number, code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID', value: { left: 4 } })
  started.clock.advance(30)
  const code = codeOfSecret(secret, started.clock.now())
  expect(await add({ number, code, holder: 'Ana' })).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await add({ number, code, paymentPassword: '000000' })).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
  const { value } = await add({ number, code })
  expect(await add({ number, code })).toMatchObject({ value: { fields: { number: 'exists' } } })
  expect(await remove(value.id)).toMatchObject({ code: 'FACTOR_REQUIRED' })
  expect(await remove(value.id, { code })).toMatchObject({ code: 'ANSWER_INVALID' })
  started.clock.advance(30)
  expect(await remove(value.id, { code: codeOfSecret(secret, started.clock.now()) })).toMatchObject({ success: true })
})

describe('the default', () => {
  const order = async () => (await read()).list.map(one => [one.id, one.default])

  test('is the first account, until another one is added as it or made it; it stands first [MEM-16]', async () => {
    const first = await added()
    started.clock.advance(1)
    const second = await added({ number: ibans[1] })
    expect(await order()).toEqual([
      [first, true],
      [second, false],
    ])
    started.clock.advance(1)
    const third = await added({ number: ibans[2], default: true })
    expect((await order())[0]).toEqual([third, true])
    expect(await choose(second)).toMatchObject({ success: true, value: {} })
    expect(await choose(second)).toMatchObject({ success: true })
    expect(await order()).toEqual([
      [second, true],
      [third, false],
      [first, false],
    ])
  })

  test('is another one once it was removed', async () => {
    const first = await added()
    const second = await added({ number: ibans[1] })
    expect(await remove(first)).toMatchObject({ success: true, value: {} })
    expect(await order()).toEqual([[second, true]])
    expect(await remove(second)).toMatchObject({ success: true })
    expect(await order()).toEqual([])
  })
})

test('an account that was removed is gone, is in the trail without its number, and can be added again [API-94]', async () => {
  const id = await added()
  expect(await remove(id, { paymentPassword: '' })).toMatchObject({ value: { fields: { paymentPassword: 'empty' } } })
  expect(await remove(id)).toMatchObject({ success: true })
  expect(await remove(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const events = await eventsOf(owner)
  const [event] = events.filter(({ what }) => what === 'payout-account-removed')
  expect(event).toMatchObject({ reason: id })
  expect(JSON.parse(event?.before ?? '')).toEqual({ kind: 'bank', providerId: 'iban', number: 'NL •••• 4300' })
  expect(JSON.stringify(events)).not.toMatch(/ABNA|0417/i)
  expect(await added()).not.toBe(id)
})

test('an account of somebody else is as if there were none, whoever asks for it [API-94]', async () => {
  const id = await added()
  const stranger = await withPayee(started.client, await started.client.register())
  const own = await addedAccount(started.client, stranger)
  const said = async (named: string) => {
    const replies = [
      await choose(named, stranger),
      await remove(named, {}, stranger),
      await remove(named, { paymentPassword: '000000' }, stranger),
    ]
    return replies.map(({ status, code, message, value }) => ({ status, code, message, value }))
  }
  const missing = await said(crypto.randomUUID())
  expect(missing.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  expect(await said(id)).toEqual(missing)
  expect(await said('no-uuid')).toEqual(missing)
  expect(await said(id.toUpperCase())).toEqual(missing)
  expect(await payoutAccountOf(deps().db, await idOf(stranger), id)).toBeNull()
  expect((await read(stranger)).list.map(one => one.id)).toEqual([own])
  expect((await read()).list.map(one => one.id)).toEqual([id])
})

const setName = (name: string, account = owner) => started.client.call(setPayeeName, { payeeName: name }, by(account))

describe('the real name', () => {
  test('is set once, without doubled spaces, and is in the trail without being told there [MEM-16]', async () => {
    const fresh = await started.client.register()
    expect(await setName(' Zoë   Müller\u200B ', fresh)).toMatchObject({
      success: true,
      value: { payeeName: 'Zoë Müller' },
    })
    expect(await payeeNameOf(deps().db, await idOf(fresh))).toBe('Zoë Müller')
    expect(await setName('Somebody Else', fresh)).toMatchObject({
      code: 'PAYEE_NAME_SET',
      message: 'Your real name is already set, please contact customer service to change it',
    })
    expect((await read(fresh)).payeeName).toBe('Zoë Müller')
    const events = await eventsOf(fresh)
    const [event] = events.filter(({ what }) => what === 'payee-name-set')
    expect([event?.before, event?.after]).toEqual(['{"isSet":false}', '{"isSet":true}'])
    expect(JSON.stringify(events)).not.toContain('Müller')
  })

  test.each([
    ['', 'empty'],
    ['Zoë', 'format'],
    ['Zoë 3', 'format'],
    ['Zo', 'length'],
    [`Zoë ${'M'.repeat(80)}`, 'length'],
    ['Zoë \uD800Müller', 'format'],
  ])('is not %j: %s', async (name, problem) => {
    const fresh = await started.client.register()
    expect(await setName(name, fresh)).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { payeeName: problem } },
    })
  })

  test('follows the rule that the site has for it, and is never what nobody can see [VAL-01]', async () => {
    const setRule = (pattern: '*' | 'UPPERCASE_SPACES') =>
      writeSetting(deps(), registerSetting, { fields: { payeeName: { pattern } } })
    const fresh = await started.client.register()
    await setRule('UPPERCASE_SPACES')
    expect(await setName('Ana Gil', fresh)).toMatchObject({ value: { fields: { payeeName: 'format' } } })
    await setRule('*')
    expect(await setName('Ana\u202E Gil', fresh)).toMatchObject({ value: { fields: { payeeName: 'format' } } })
    expect(await setName('Ana', fresh)).toMatchObject({ success: true })
    await writeSetting(deps(), registerSetting, { fields: {} })
  })
})

test('staff read what its owner sees masked, and change a real name; accounts keep their holder [MEM-16]', async () => {
  const payee = async (...words: string[]) => (await runCommand(deps(), ['payee', ...words], 'ada')).lines
  const id = await added()
  const { username } = owner
  const account = [id, started.clock.now().toISOString(), 'bank', 'iban', ibans[0], '"Ana Gil"'].join('  ')
  expect(await payee('show', username)).toEqual(['real name "Ana Gil"', account])
  expect(await payee('name', username.toUpperCase(), 'Ana', 'Gil', 'Ruiz')).toEqual([
    'real name "Ana Gil Ruiz"',
    account,
  ])
  expect(await add({ number: ibans[1] })).toMatchObject({ value: { fields: { holder: 'holder' } } })
  expect(await add({ number: ibans[1], holder: 'Ana Gil Ruiz' })).toMatchObject({ success: true })
  expect((await payee('name', username))[0]).toBe('Say the name: letters, digits, signs and spaces.')
  expect((await payee('show', 'nobody-at-all'))[0]).toBe('Nobody is called "nobody-at-all".')
  expect((await payee('remove', username))[0]).toBe('Say show or name.')
})

test('a target is shown to its owner without the account that it was copied from', async () => {
  const target = { kind: 'crypto', providerId: 'bitcoin', number: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' } as const
  expect(await shownTarget(deps(), { ...target, holder: payeeName }, 'DE')).toEqual({
    kind: 'crypto',
    bank: 'Bitcoin',
    numberMasked: '1A1z •••• vfNa',
    holder: payeeName,
  })
})

describe('the setting', () => {
  test.each([
    ['no English name', { names: { ES: 'Banco' } }],
    ['a format that there is not', { format: 'swift' }],
    ['an id with a space', { id: 'a bank' }],
    ['an id that another has', { id: 'iban' }],
  ])('takes no provider with %s', async (_what, more) => {
    const bank = { id: 'bank', kind: 'bank', names: { EN: 'Bank' }, format: 'iban', ...more }
    const providers = [...defaults.providers, bank] as typeof defaults.providers
    await expect(writeSetting(deps(), payoutsSetting, { providers })).rejects.toThrow()
  })
})

/** Calls at once: five passwords that are being checked would fill the limit of wrong ones. */
const atOnce = 4

onBothPlatforms(both => {
  const fresh = async () => withPayee(both.client, await both.client.register())
  const rowsOf = async ({ username }: Account) => {
    const playerId = await playerIdOf(both.platform.deps, username)
    return both.platform.deps.db.select().from(payoutAccount).where(eq(payoutAccount.playerId, playerId))
  }
  const addAt = (account: Account, number: string, more: object = {}) =>
    both.client.call(addPayoutAccount, accountInput({ number, ...more }), { token: account.token })
  const codesOf = (replies: readonly { success: boolean; code?: string | undefined }[]) =>
    replies.map(({ success, code }) => (success ? 'added' : code)).sort()

  test('of one number that is added many times at once one is kept', async () => {
    const account = await fresh()
    const replies = await Promise.all(Array.from({ length: atOnce }, () => addAt(account, ibans[0])))
    expect(codesOf(replies)).toEqual(['FIELD_INVALID', 'FIELD_INVALID', 'FIELD_INVALID', 'added'])
    expect(await rowsOf(account)).toHaveLength(1)
  })

  test('many that are added at once do not pass the limit, and each of them the default after the one before [MEM-16]', async () => {
    const account = await fresh()
    for (const number of ibans.slice(0, 3)) await addAt(account, number)
    const wallets = Array.from({ length: atOnce }, (_, nth) => ({
      providerId: 'e-wallet',
      number: `ana${nth}@example.com`,
    }))
    const replies = await Promise.all(
      wallets.map(({ number, ...more }) => addAt(account, number, { ...more, default: true })),
    )
    expect(codesOf(replies)).toEqual(['PAYOUT_ACCOUNTS_FULL', 'PAYOUT_ACCOUNTS_FULL', 'added', 'added'])
    const rows = await rowsOf(account)
    expect(rows).toHaveLength(5)
    expect(rows.map(({ preference }) => preference).sort()).toEqual([0, 0, 1, 2, 3])
  })

  test('of two real names that are set at once one is kept', async () => {
    const account = await both.client.register()
    const names = ['Ana Gil', 'Zoë Müller']
    const replies = await Promise.all(
      names.map(name => both.client.call(setPayeeName, { payeeName: name }, { token: account.token })),
    )
    expect(codesOf(replies)).toEqual(['PAYEE_NAME_SET', 'added'])
  })

  test('of removals at once one is answered', async () => {
    const account = await fresh()
    const { value } = await addAt(account, ibans[0])
    const input = { id: value.id, paymentPassword }
    const replies = await Promise.all(
      [1, 2, 3].map(() => both.client.call(removePayoutAccount, input, { token: account.token })),
    )
    expect(codesOf(replies)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'added'])
  })
})
