import { freeplay, payoutAccounts, setPayeeName } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { withPaymentPassword } from '../../test/calls/payment-calls.ts'
import { addedAccount, ibans, payeeName, withPayee } from '../../test/calls/payout-account-calls.ts'
import { withTwoFactor } from '../../test/calls/second-verification-calls.ts'
import { startedPayouts } from '../../test/payout-accounts.ts'
import { startSecurityDelay } from '../accounts/security/second-verification/security-delay.ts'
import { writeSetting } from '../db/settings.ts'
import { payoutAccountOf, shownTarget } from './index.ts'
import { payoutsSetting } from './payouts-setting.ts'

const { started, deps, owner, by, read, add, added, choose, remove, setName, idOf, eventsOf } = startedPayouts()

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
      delayedUntil: null,
    })
    expect(await read()).toMatchObject({ payeeName, hasPaymentPassword: true })
  })

  test('shows an account masked and in the language of the page, and its number to nobody [API-92]', async () => {
    const id = await added()
    await added({ providerId: 'e-wallet', number: 'ana.gil@example.com', holder: 'ANA GIL' })
    const { list } = await read(owner(), 'ES')
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
    await withTwoFactor(started.client, deps(), owner())
    const until = await startSecurityDelay(deps(), await idOf(owner()))
    expect(await read()).toMatchObject({ needsCode: true, delayedUntil: until.toISOString() })
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
    expect(await payoutAccountOf(deps().db, await idOf(owner()), id)).toMatchObject({
      kind: 'bank',
      providerId: 'iban',
      number,
      holder: 'ana GIL',
    })
    const events = await eventsOf(owner())
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

  test('but not while a security delay runs [AUTH-29]', async () => {
    const id = await added()
    await startSecurityDelay(deps(), await idOf(owner()))
    const delayed = { code: 'SECURITY_WAIT', value: { hours: 24 } }
    expect(await add({ number: ibans[1] })).toMatchObject(delayed)
    expect(await remove(id)).toMatchObject(delayed)
    expect(await setName(payeeName)).toMatchObject(delayed)
    expect((await read()).list).toHaveLength(1)
  })
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
  const events = await eventsOf(owner())
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
    const providers = [...payoutsSetting.defaults.providers, bank] as typeof payoutsSetting.defaults.providers
    await expect(writeSetting(deps(), payoutsSetting, { providers })).rejects.toThrow()
  })
})
