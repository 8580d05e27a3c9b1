import { confirmWithdrawal, inboxMessages, removeWithdrawalProof, transactionRecords } from '@baize/contract'
import { like } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newPayee, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { badPictures } from '../../test/pictures.ts'
import { startedPlatform } from '../../test/started.ts'
import { runDueJobs } from '../app/jobs.ts'
import { writeSetting } from '../db/settings.ts'
import { brokenChecks } from '../../test/broken-checks.ts'
import { ledgerAccounts } from '../ledger/tables.ts'
import { withdrawalsSetting } from './setting.ts'

const started = startedPlatform({ games: 10 })
const deps = () => started.platform.deps
const { place, placed, ops, order, approve, send, confirm, addProof, dispute } = withdrawalsOn(started)

let member: Payee
/** Shorter than a session without calls. */
const claimMinutes = 10
beforeEach(async () => {
  const setting = { claimMinutes, reminderMinutes: 2, feeFixed: '1.00' }
  await writeSetting(deps(), withdrawalsSetting, { ...withdrawalsSetting.defaults, ...setting })
  member = await newPayee(started.client)
})

const by = () => ({ token: member.token })
/**
 * A withdrawal that is approved, a second after its account was added: 100.00 are to be paid out of
 * 101.00.
 */
async function approved(): Promise<string> {
  started.clock.advance(1)
  const orderNo = await placed(member, '101.00')
  await approve(orderNo)
  return orderNo
}
async function sent(amount?: string): Promise<string> {
  const orderNo = await approved()
  await send(orderNo, amount)
  return orderNo
}
/** What the house has in its accounts of payouts and fees, in minor units. */
async function house(): Promise<Record<'payout' | 'fee', bigint>> {
  const { db } = deps()
  const sum = async (pattern: string) =>
    (await db.select().from(ledgerAccounts).where(like(ledgerAccounts.account, pattern))).reduce(
      (total, { balance }) => total + balance,
      0n,
    )
  return { payout: await sum('house:payout:%'), fee: await sum('house:fee:%') }
}
const statusInRecord = async () =>
  (await started.client.call(transactionRecords, { type: 'withdrawal' }, by())).value.content[0]?.status
/** The messages to the member, the newest first. */
async function messages(language = 'EN'): Promise<string[]> {
  const { value } = await started.client.call(inboxMessages, { kind: 'personal', language }, by())
  return value.content.map(({ content }) => content)
}

describe('a part', () => {
  test('that is received ends the withdrawal: net and fee are paid to the house, once [WAL-19] [WAL-20] [API-104]', async () => {
    const before = await house()
    const orderNo = await sent()
    expect(await order(member, orderNo)).toMatchObject({
      ...{ state: 'disbursed', receivedAmount: '0.00', remainingAmount: '100.00' },
      parts: [
        {
          ...{ partNo: 1, amount: '100.00', state: 'disbursed', sentAt: started.clock.now().toISOString() },
          deadline: new Date(started.clock.now().getTime() + claimMinutes * 60_000).toISOString(),
          ...{ answeredAt: null, remark: '', proofs: [] },
        },
      ],
    })
    expect(await statusInRecord()).toBe('pending')
    const { value } = await confirm(member, orderNo, 'received')
    expect(value.order).toMatchObject({
      ...{ state: 'received', receivedAmount: '100.00', remainingAmount: '0.00' },
      parts: [{ state: 'received', deadline: null, answeredAt: started.clock.now().toISOString() }],
    })
    expect(await confirm(member, orderNo, 'received')).toMatchObject({ status: 409, code: 'ORDER_ENDED' })
    expect(await house()).toEqual({ payout: before.payout + 10_000n, fee: before.fee + 100n })
    expect(await statusInRecord()).toBe('done')
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('of several is followed by the rest, and never by more [WAL-26] [WAL-27] [ENT-42]', async () => {
    const orderNo = await sent('60.00')
    expect(await send(orderNo, '40.00'), 'the one before waits').toContain('is disbursed, not approved')
    expect((await confirm(member, orderNo, 'received')).value.order).toMatchObject({
      ...{ state: 'approved', receivedAmount: '60.00', remainingAmount: '40.00' },
    })
    expect(await send(orderNo, '40.01')).toContain('40.00 EUR of')
    expect(await ops('ann', 'reject', orderNo, 'No.')).toContain('has arrived')
    await send(orderNo, '40.00')
    expect((await confirm(member, orderNo, 'received', 2)).value.order).toMatchObject({
      ...{ state: 'received', receivedAmount: '100.00', remainingAmount: '0.00' },
    })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('is answered for the whole, which leaves nothing remaining [WAL-22]', async () => {
    const before = await house()
    const orderNo = await sent('60.00')
    expect((await confirm(member, orderNo, 'fullyPaid')).value.order).toMatchObject({
      ...{ state: 'fullyPaid', receivedAmount: '100.00', remainingAmount: '0.00', parts: [{ state: 'received' }] },
    })
    expect(await send(orderNo, '40.00')).toContain('is fullyPaid')
    expect(await house()).toEqual({ payout: before.payout + 10_000n, fee: before.fee + 100n })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('that has not arrived needs a picture and a remark, and stops its countdown [WAL-21] [WAL-27]', async () => {
    const orderNo = await sent()
    const say = (remark: string) =>
      started.client.call(confirmWithdrawal, { orderNo, partNo: 1, result: 'notReceived', remark }, by())
    const refused = (fields: object) => ({ code: 'FIELD_INVALID', value: { fields } })
    expect(await say(' ')).toMatchObject(refused({ remark: 'empty', proofs: 'empty' }))
    await addProof(member, orderNo)
    for (const [remark, problem] of [
      ['', 'empty'],
      ['🎰'.repeat(141), 'length'],
      ['x'.repeat(10_000), 'length'],
      ['a\ud83c', 'length'],
    ] as const)
      expect(await say(remark)).toMatchObject(refused({ remark: problem }))
    const remark = `<img src=x onerror=alert(1)> '; drop table withdrawal; -- مرحبا ${'🎰'.repeat(70)}`
    expect((await say(remark)).value.order).toMatchObject({
      ...{ state: 'notReceived', receivedAmount: '0.00', remainingAmount: '100.00' },
      parts: [{ state: 'notReceived', deadline: null, remark }],
    })
    expect(await say(remark)).toMatchObject({ code: 'ORDER_ENDED' })
    started.clock.advance(claimMinutes * 60)
    await runDueJobs(deps())
    expect(await order(member, orderNo)).toMatchObject({ state: 'notReceived' })
    expect(await place(member), 'a dispute keeps nothing back').toMatchObject({ success: true })
  })

  test('arrives after all, says its owner [WAL-20]', async () => {
    const orderNo = await sent('60.00')
    await dispute(member, orderNo)
    expect((await confirm(member, orderNo, 'received')).value.order).toMatchObject({
      ...{ state: 'approved', receivedAmount: '60.00', remainingAmount: '40.00' },
    })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('that nobody answers counts as received when its time has run out, by the job or the next call [WAL-23] [WAL-24]', async () => {
    const orderNo = await sent('60.00')
    started.clock.advance(claimMinutes * 60 - 1)
    await runDueJobs(deps())
    expect(await order(member, orderNo)).toMatchObject({ state: 'disbursed' })
    started.clock.advance(1)
    expect(await addProof(member, orderNo)).toMatchObject({ code: 'ORDER_ENDED' })
    expect(await confirm(member, orderNo, 'notReceived')).toMatchObject({ code: 'ORDER_ENDED' })
    expect(await order(member, orderNo)).toMatchObject({ state: 'approved', parts: [{ state: 'autoReceived' }] })
    await send(orderNo, '40.00')
    started.clock.advance(claimMinutes * 60)
    await runDueJobs(deps())
    expect(await order(member, orderNo)).toMatchObject({ state: 'autoReceived', remainingAmount: '0.00' })
    expect(await brokenChecks(deps().db)).toEqual([])
  })
})

describe('proofs', () => {
  const remove = (orderNo: string, proofId: string) =>
    started.client.call(removeWithdrawalProof, { orderNo, proofId }, by())
  const problem = (picture: string) => ({ code: 'FIELD_INVALID', value: { fields: { picture } } })

  test('are added to a part, no more than three, and taken back before it is answered [WAL-21] [CONST-15]', async () => {
    const orderNo = await sent('60.00')
    for (const nth of [1, 2, 3])
      expect((await addProof(member, orderNo)).value.order.parts[0]?.proofs).toHaveLength(nth)
    expect(await addProof(member, orderNo)).toMatchObject(problem('count'))
    const [first, second] = (await order(member, orderNo)).parts[0]!.proofs
    expect((await remove(orderNo, first!.id)).value.order.parts[0]?.proofs).toHaveLength(2)
    expect(await remove(orderNo, first!.id)).toMatchObject({ code: 'NOT_FOUND' })
    await confirm(member, orderNo, 'notReceived')
    expect(await remove(orderNo, second!.id)).toMatchObject({ code: 'ORDER_ENDED' })
    expect(await addProof(member, orderNo), 'staff may ask for one more').toMatchObject({ success: true })
    await confirm(member, orderNo, 'received')
    expect(await addProof(member, orderNo)).toMatchObject({ code: 'ORDER_ENDED' })
    await send(orderNo, '40.00')
    expect((await addProof(member, orderNo, undefined, 2)).value.order.parts.map(part => part.proofs.length)).toEqual([
      3, 1,
    ])
    expect(await addProof(member, orderNo, undefined, 3)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each(badPictures)('that are %s are refused [CONST-16]', async (_what, bytes, said) => {
    const orderNo = await sent()
    expect(await addProof(member, orderNo, bytes.toString('base64'))).toMatchObject(problem(said))
  })
})

test('its owner is told what was sent, once before its time runs out, and what became of it [WAL-24] [WAL-29]', async () => {
  const orderNo = await approved()
  started.clock.advance(1)
  await send(orderNo, '60.00')
  const [part, decision] = await messages()
  expect(part).toMatch(/We sent you 60\.00 EUR\. Please confirm .* counts as received on 2026-11-21 \d\d:\d\d GMT/)
  expect(decision).toBe('<p>Your withdrawal of 101.00 EUR was approved and will be sent.</p>')
  started.clock.advance((claimMinutes - 2) * 60)
  for (let run = 0; run < 3; run++) await runDueJobs(deps())
  expect((await messages()).filter(text => text.includes('Has the payout of 60.00 EUR arrived?'))).toHaveLength(1)
  started.clock.advance(2 * 60)
  await runDueJobs(deps())
  expect((await messages())[0]).toContain('was not confirmed in time and counts as received')
  expect((await messages('DE'))[0]).toContain('60.00 EUR wurde nicht rechtzeitig bestätigt')
  expect((await messages('ES'))[0]).toContain('60.00 EUR no se confirmó a tiempo')
})
