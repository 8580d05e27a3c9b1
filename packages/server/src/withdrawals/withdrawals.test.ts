import {
  balance,
  cancelWithdrawal,
  freeplay,
  placeWithdrawal,
  removePayoutAccount,
  transactionRecords,
  withdrawals,
  withdrawConfig,
} from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { paymentPassword, withPaymentPassword } from '../../test/calls/payment-calls.ts'
import { payeeName } from '../../test/calls/payout-account-calls.ts'
import { withTwoFactor } from '../../test/calls/second-verification-calls.ts'
import { newPayee, withdrawalInput, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { codeOfSecret, know, playerIdOf } from '../../test/player-helpers.ts'
import { startedPlatform } from '../../test/started.ts'
import { startSecurityDelay } from '../accounts/security/second-verification/security-delay.ts'
import { loginAttempt } from '../accounts/security/tables.ts'
import { writeSetting } from '../db/settings.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { siteSetting } from '../system/settings.ts'
import { withdrawalsSetting } from './setting.ts'

const started = startedPlatform({ games: 10 })
const deps = () => started.platform.deps
const { place, placed, ops, order, approve, send } = withdrawalsOn(started)

let member: Payee
beforeEach(async () => {
  await deps().db.delete(loginAttempt)
  await writeSetting(deps(), withdrawalsSetting, { ...withdrawalsSetting.defaults, max: '800.00' })
  member = await newPayee(started.client)
})

const by = () => ({ token: member.token })
const config = async ({ token }: Account = member) => (await started.client.call(withdrawConfig, {}, { token })).value
const owned = async () => (await started.client.call(balance, {}, by())).value
describe('what may be withdrawn', () => {
  test('is told with what is missing before, step by step [MEM-31] [API-100]', async () => {
    const account = await started.client.register()
    expect(await config(account)).toMatchObject({ missing: ['payeeName', 'paymentPassword', 'payoutAccount'] })
    const refused = { code: 'WITHDRAWAL_INCOMPLETE' }
    expect(await place({ ...account, accountId: 'none' })).toMatchObject(refused)
    await know(deps(), account, { bankName: payeeName })
    expect((await config(account)).missing).toEqual(['paymentPassword', 'payoutAccount'])
    await withPaymentPassword(started.client, account)
    expect((await config(account)).missing).toEqual(['payoutAccount'])
    expect(await place({ ...account, accountId: 'none' })).toMatchObject(refused)
    expect(await config()).toMatchObject({ missing: [], accounts: [{ id: member.accountId, holder: payeeName }] })
  })

  test('follows the settings, and what was withdrawn on this day [MEM-30] [MEM-31]', async () => {
    await writeSetting(deps(), withdrawalsSetting, { feeRate: '1.5', feeFixed: '1.00', dailyCount: 3 })
    await placed(member, '100.00')
    expect(await config()).toMatchObject({
      ...{ balance: '1000.00', withdrawable: '900.00', held: '100.00', min: '20.00', max: '800.00' },
      ...{
        dailyLeft: '9900.00',
        countLeft: 2,
        dailyCount: 3,
        feeRate: '1.5',
        feeFixed: '1.00',
        claimMinutes: 1440,
        reminderMinutes: 60,
      },
      ...{ hasPassword: true, needsCode: false, delayedUntil: null, waiting: null, reversible: false },
      ...{ currency: 'EUR', currencySymbol: '€' },
    })
  })

  test('is nothing for a trial account', async () => {
    const trial = await started.client.call(freeplay, { os: 'test', platform: 'W' })
    const { token } = trial.value
    expect(await started.client.call(withdrawConfig, {}, { token })).toMatchObject({ code: 'TRIAL_REFUSED' })
    expect(await place({ ...member, token: token ?? '' })).toMatchObject({ code: 'TRIAL_REFUSED' })
  })
})

describe('a withdrawal', () => {
  test('is held with its fee, which is part of it, and reads as a withdrawal in the record [MEM-30] [WAL-13] [API-101]', async () => {
    await writeSetting(deps(), withdrawalsSetting, { feeRate: '1.5', feeFixed: '1.00' })
    const { value } = await place(member, { amount: '100.01' })
    expect(value.order).toEqual({
      orderNo: value.order.orderNo,
      at: started.clock.now().toISOString(),
      account: { kind: 'bank', bank: value.order.account.bank, numberMasked: 'NL •••• 4300', holder: payeeName },
      ...{ amount: '100.01', fee: '2.51', net: '97.50', currency: 'EUR', state: 'pending', reason: null },
      ...{ receivedAmount: '0.00', remainingAmount: '97.50', parts: [], canCancel: false },
    })
    expect(value.order.orderNo).toMatch(/^W261121\d{10}$/)
    expect(await owned()).toMatchObject({ balance: '1000.00', available: '899.99', locked: '100.01' })
    const record = (await started.client.call(transactionRecords, { type: 'withdrawal' }, by())).value.content
    expect(record).toMatchObject([{ amount: '-100.01', status: 'pending', reference: value.order.orderNo }])
  })

  test.each([
    ['nothing', '', 'empty'],
    ['spaces', '  ', 'empty'],
    ['zero', '0.00', 'range'],
    ['less than the minimum', '19.99', 'range'],
    ['more than the maximum', '800.01', 'range'],
    ['a debt', '-50.00', 'format'],
    ['a third decimal', '50.001', 'format'],
    ['a comma', '50,00', 'format'],
    ['an exponent', '1e2', 'format'],
    ['letters', 'ten', 'format'],
    ['other digits', '٥٠', 'format'],
    ['emoji', '💶', 'format'],
    ['markup', '<b>50</b>', 'format'],
    ['10,000 digits', '1'.repeat(10_000), 'format'],
  ])('of %s is refused', async (_what, amount, problem) => {
    expect(await place(member, { amount })).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { amount: problem } },
    })
  })

  test('of no more than its fee is refused', async () => {
    await writeSetting(deps(), withdrawalsSetting, { feeFixed: '20.00' })
    const range = { code: 'FIELD_INVALID', value: { fields: { amount: 'range' } } }
    expect(await place(member, { amount: '20.00' })).toMatchObject(range)
    expect(await place(member, { amount: '20.01' })).toMatchObject({ value: { order: { net: '0.01' } } })
  })

  test('to the account of somebody else is refused as to none', async () => {
    const { accountId } = await newPayee(started.client)
    for (const named of [accountId, crypto.randomUUID(), 'none'])
      expect(await place(member, { accountId: named })).toMatchObject({ value: { fields: { accountId: 'empty' } } })
  })

  test('of more than there is, or than is left of the day, is refused; a rejected one does not count [MEM-31] [MEM-33]', async () => {
    await writeSetting(deps(), withdrawalsSetting, { dailyAmount: '850.00', dailyCount: 2 })
    const first = await placed(member, '500.00')
    expect(await place(member, { amount: '350.01' })).toMatchObject({ code: 'WITHDRAWAL_LIMIT' })
    await placed(member, '350.00')
    expect(await place(member, { amount: '20.00' })).toMatchObject({ code: 'WITHDRAWAL_LIMIT' })
    await ops('ann', 'reject', first, 'Try', 'again.')
    expect(await config()).toMatchObject({ dailyLeft: '500.00', countLeft: 1 })
    await writeSetting(deps(), withdrawalsSetting, { dailyAmount: '5000.00' })
    expect(await place(member, { amount: '650.01' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await place(member, { amount: '650.00' })).toMatchObject({ success: true })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('counts on the day of the site’s calendar', async () => {
    await writeSetting(deps(), withdrawalsSetting, { dailyCount: 1 })
    // Noon in UTC is half past eleven at night there.
    await writeSetting(deps(), siteSetting, { gmtOffset: '+11:30' })
    await placed(member)
    expect(await place(member)).toMatchObject({ code: 'WITHDRAWAL_LIMIT' })
    started.clock.advance(30 * 60)
    member = { ...member, ...(await started.client.login(member.username, member.password)) }
    expect(await place(member)).toMatchObject({ success: true })
    await writeSetting(deps(), siteSetting, { gmtOffset: siteSetting.defaults.gmtOffset })
  })

  test('of the same key answers as the first time, before a password is asked for; another body is refused [WAL-30]', async () => {
    const input = withdrawalInput(member)
    const first = await place(member, input)
    await started.client.call(removePayoutAccount, { id: member.accountId, paymentPassword }, by())
    const again = await place(member, { ...input, paymentPassword: '000000' })
    expect(again.value).toEqual(first.value)
    expect(await owned()).toMatchObject({ available: '900.00', locked: '100.00' })
    for (const other of [{ amount: '100.01' }, { accountId: crypto.randomUUID() }])
      expect(await place(member, { ...input, ...other })).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
  })

  test('waits while the account is in a security delay', async () => {
    await startSecurityDelay(deps(), await playerIdOf(deps(), member.username))
    expect(await place(member)).toMatchObject({ code: 'SECURITY_WAIT', value: { hours: 24 } })
    expect((await config()).delayedUntil).toBe(new Date(started.clock.now().getTime() + 86_400_000).toISOString())
  })

  test('is kept back by a part that waits for an answer [MEM-31] [WAL-29]', async () => {
    const orderNo = await placed(member)
    await approve(orderNo)
    await send(orderNo)
    expect(await place(member)).toMatchObject({ code: 'WITHDRAWAL_WAITING' })
    const { deadline } = (await order(member, orderNo)).parts[0]!
    expect((await config()).waiting).toEqual({ orderNo, partNo: 1, amount: '100.00', deadline })
  })
})

describe('the transaction password', () => {
  test('locks for 30 minutes after five wrong ones [MEM-33]', async () => {
    const guess = () => place(member, { paymentPassword: '000000' })
    for (const left of [4, 3, 2, 1, 0])
      expect(await guess()).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID', value: { left } })
    expect(await place(member)).toMatchObject({ code: 'ANSWER_LOCKED', value: { minutes: 30 } })
    expect(await owned()).toMatchObject({ locked: '0.00' })
    started.clock.advance(30 * 60)
    member = { ...member, ...(await started.client.login(member.username, member.password)) }
    expect(await place(member)).toMatchObject({ success: true })
  })

  test('is followed by a code where two-factor is on, which no other refusal uses up [AUTH-31]', async () => {
    const { secret } = await withTwoFactor(started.client, deps(), member)
    started.clock.advance(30)
    const code = codeOfSecret(secret, started.clock.now())
    expect((await config()).needsCode).toBe(true)
    expect(await place(member)).toMatchObject({ code: 'FACTOR_REQUIRED' })
    expect(await place(member, { code: '000000' })).toMatchObject({ code: 'ANSWER_INVALID' })
    expect(await place(member, { code, paymentPassword: '000000' })).toMatchObject({ code: 'PAYMENT_PASSWORD_INVALID' })
    expect(await place(member, { code, amount: '1.00' })).toMatchObject({ code: 'FIELD_INVALID' })
    expect(await place(member, { code, amount: '800.00' })).toMatchObject({ success: true })
    expect(await place(member, { code }), 'the same code').toMatchObject({ code: 'ANSWER_INVALID' })
  })
})

test('a withdrawal that is pending is cancelled, once, where the site lets members [MEM-32] [API-103]', async () => {
  const orderNo = await placed(member)
  const cancel = () => started.client.call(cancelWithdrawal, { orderNo }, by())
  expect(await cancel()).toMatchObject({ code: 'REVERSAL_OFF' })
  await writeSetting(deps(), withdrawalsSetting, { reversible: true })
  expect((await order(member, orderNo)).canCancel).toBe(true)
  const replies = await Promise.all([cancel(), cancel(), cancel()])
  expect(replies.map(({ code }) => code ?? 'done').sort()).toEqual(['ORDER_ENDED', 'ORDER_ENDED', 'done'])
  expect(await order(member, orderNo)).toMatchObject({ state: 'cancelled', canCancel: false })
  expect(await owned()).toMatchObject({ available: '1000.00', locked: '0.00' })
  const { content } = (await started.client.call(transactionRecords, { type: 'withdrawal' }, by())).value
  expect(content.map(({ amount, status }) => [amount, status])).toEqual([
    ['100.00', 'cancelled'],
    ['-100.00', 'cancelled'],
  ])
  expect(await brokenChecks(deps().db)).toEqual([])
})

test('the list shows the days that are asked for with sums, and finds an order by its key [MEM-32] [API-102]', async () => {
  await writeSetting(deps(), withdrawalsSetting, { feeFixed: '1.00' })
  const input = withdrawalInput(member, { amount: '100.00' })
  const first = (await started.client.call(placeWithdrawal, input, by())).value.order.orderNo
  started.clock.advance(60)
  const second = await placed(member, '200.00')
  await ops('ann', 'reject', second, 'Another', 'name.')
  const read = async (asked: object) => (await started.client.call(withdrawals, asked, by())).value
  const all = await read({ pageSize: 1 })
  expect(all).toMatchObject({
    content: [{ orderNo: second, state: 'rejected', reason: 'Another name.' }],
    ...{ total: 2, totalPages: 2, currency: 'EUR' },
    totals: {
      page: { count: 1, amount: '200.00', fee: '1.00', net: '199.00' },
      period: { count: 2, amount: '300.00', fee: '2.00', net: '298.00' },
    },
  })
  expect((await read({ state: 'pending' })).content.map(({ orderNo }) => orderNo)).toEqual([first])
  expect((await read({ idempotencyKey: input.idempotencyKey })).content.map(({ orderNo }) => orderNo)).toEqual([first])
  expect((await read({ from: '2026-11-01', to: '2026-11-02' })).content).toEqual([])
  expect(
    (await started.client.call(withdrawals, {}, { token: (await newPayee(started.client)).token })).value.total,
  ).toBe(0)
})
