import {
  addWithdrawalProof,
  balance,
  cancelWithdrawal,
  confirmWithdrawal,
  inboxMessages,
  removeWithdrawalProof,
  withdrawal,
} from '@baize/contract'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { receiptPicture } from '../../test/calls/deposit-calls.ts'
import { ibans, payeeName } from '../../test/calls/payout-account-calls.ts'
import { newPayee, withdrawalsOn } from '../../test/calls/withdrawal-calls.ts'
import type { Payee } from '../../test/calls/withdrawal-calls.ts'
import { lastEvent } from '../../test/staff-events.ts'
import { startedPlatform } from '../../test/started.ts'
import { auditEvent } from '../audit-trail/tables.ts'
import { brokenChecks } from '../../test/broken-checks.ts'

const started = startedPlatform({ games: 10 })
const deps = () => started.platform.deps
const { placed, ops, order, approve, send, confirm, addProof, dispute } = withdrawalsOn(started)

let member: Payee
beforeEach(async () => {
  member = await newPayee(started.client)
})

const owned = async () => (await started.client.call(balance, {}, { token: member.token })).value
/** All that the member was told. */
const messages = async () => {
  const asked = { kind: 'personal', language: 'EN' } as const
  const { value } = await started.client.call(inboxMessages, asked, { token: member.token })
  return value.content.map(({ content }) => content).join('\n')
}
/** A part of 60.00 of 100.00, which its owner says has not arrived. */
async function disputed(): Promise<string> {
  const orderNo = await placed(member)
  await approve(orderNo)
  await send(orderNo, '60.00')
  await dispute(member, orderNo)
  return orderNo
}

describe('a review', () => {
  test('is begun by one person and approved by another', async () => {
    const orderNo = await placed(member)
    expect(await ops('bob', 'approve', orderNo)).toContain('is pending, not reviewing')
    expect(await ops('ann', 'begin', orderNo)).toContain('is reviewed')
    expect(await order(member, orderNo)).toMatchObject({ state: 'reviewing' })
    expect(await ops('ann', 'approve', orderNo)).toContain('another person of staff must approve it')
    expect(await ops('bob', 'approve', orderNo)).toContain('is approved: 100.00 EUR to send')
    expect(await lastEvent(deps())).toMatchObject({
      ...{ what: 'withdrawal-approved', reason: orderNo, device: 'staff: bob' },
      before: { state: 'reviewing', reviewedBy: 'ann' },
      after: { state: 'approved', reviewedBy: 'ann' },
    })
  })

  test('rejects with a reason, which its owner reads, and gives the money back', async () => {
    for (const prepare of [() => undefined, (orderNo: string) => ops('ann', 'begin', orderNo), approve]) {
      const orderNo = await placed(member)
      await prepare(orderNo)
      expect(await ops('ann', 'reject', orderNo)).toContain('Say the reason')
      expect(await ops('ann', 'reject', orderNo, 'x'.repeat(301))).toContain('Say the reason')
      expect(await ops('ann', 'reject', orderNo, 'Unlike', 'the', '<ID>.')).toContain('is rejected')
      expect(await order(member, orderNo)).toMatchObject({ state: 'rejected', reason: 'Unlike the <ID>.' })
      expect(await owned()).toMatchObject({ available: '1000.00', locked: '0.00' })
      expect(await messages()).toContain('Reason: Unlike the &lt;ID&gt;.')
      expect(await ops('ann', 'reject', orderNo, 'Again.')).toContain('is rejected, not')
    }
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('sends an amount that is one, under a reference', async () => {
    const orderNo = await placed(member)
    expect(await send(orderNo)).toContain('is pending, not approved')
    await approve(orderNo)
    for (const amount of ['0', '-5', 'ten', '1e2', '5,00', '5.001', '٥', ''])
      expect(await send(orderNo, amount)).toContain(`"${amount}" is no amount in EUR.`)
    expect(await ops('ann', 'send', orderNo, '100.00')).toContain('Say the reference')
    expect(await send(orderNo, '100.01')).toContain('100.00 EUR of')
    expect(await send(orderNo, '100.00')).toContain(`Part 1 of ${orderNo}: 100.00 EUR sent.`)
  })
})

describe('a part in dispute', () => {
  test('is settled as arrived, and the rest is sent', async () => {
    const orderNo = await disputed()
    expect(await ops('ann', 'settle', orderNo, '2', 'arrived', 'x')).toContain('has no part "2"')
    expect(await ops('ann', 'settle', orderNo, '1', 'gone', 'x')).toContain('Say arrived or returned')
    expect(await ops('ann', 'settle', orderNo, '1', 'arrived')).toContain('Say the reason')
    expect(await ops('ann', 'settle', orderNo, '1', 'arrived', 'Bank', 'says', 'so.')).toContain('is approved')
    expect(await order(member, orderNo)).toMatchObject({ receivedAmount: '60.00', parts: [{ state: 'received' }] })
    expect(await messages()).toContain('Reason: Bank says so.')
    await send(orderNo, '40.00')
    await confirm(member, orderNo, 'received', 2)
    expect(await order(member, orderNo)).toMatchObject({ state: 'received' })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('comes back and is sent again, also before its owner has said a word', async () => {
    const orderNo = await disputed()
    expect(await ops('ann', 'settle', orderNo, '1', 'returned', 'Closed', 'account.')).toContain('is approved')
    expect(await order(member, orderNo)).toMatchObject({ receivedAmount: '0.00', parts: [{ state: 'returned' }] })
    await send(orderNo, '100.00')
    expect(await ops('ann', 'settle', orderNo, '2', 'arrived', 'x')).toContain('is disbursed, so it cannot be arrived')
    await ops('ann', 'settle', orderNo, '2', 'returned', 'Closed', 'account.')
    await send(orderNo, '100.00')
    await confirm(member, orderNo, 'received', 3)
    expect(await order(member, orderNo)).toMatchObject({ state: 'received', receivedAmount: '100.00' })
    expect(await brokenChecks(deps().db)).toEqual([])
  })

  test('is forced by two persons with a reason, and its owner is told that nothing is refunded [WAL-25] [WAL-28]', async () => {
    const orderNo = await placed(member)
    await approve(orderNo)
    await send(orderNo)
    expect(await ops('ann', 'force', orderNo, '1', 'No', 'proof.')).toContain('is disbursed, so it is in no dispute')
    await dispute(member, orderNo)
    expect(await ops('ann', 'force', orderNo, '1')).toContain('Say the reason')
    expect(await ops('ann', 'force', orderNo, '1', 'Trace', 'shows', 'it.')).toContain('another person')
    expect(await ops('ann', 'force', orderNo, '1', 'Again.'), 'nor twice by one').toContain('another person')
    expect(await order(member, orderNo)).toMatchObject({ state: 'notReceived' })
    expect(await ops('bob', 'force', orderNo, '1', 'Seen.')).toContain('is forced; the withdrawal is forced')
    expect(await order(member, orderNo)).toMatchObject({ state: 'forced', remainingAmount: '0.00' })
    expect(await messages()).toContain('marked as received by the platform. The amount will not be refunded.')
    expect(await confirm(member, orderNo, 'received')).toMatchObject({ code: 'ORDER_ENDED' })
    expect(await brokenChecks(deps().db)).toEqual([])
  })
})

test('staff see what waits, where it goes, and the proofs; the audit trail has no number of an account', async () => {
  const orderNo = await disputed()
  expect(await ops('ann')).toContain(`${orderNo}  `)
  expect(await ops('ann', 'waiting')).not.toContain(ibans[0])
  const shown = await ops('ann', 'show', orderNo)
  expect(shown).toContain(`to bank iban "${ibans[0]}" of "${payeeName}"`)
  expect(shown).toMatch(/part 1 {2}notReceived .*reference "SEPA 1" {2}remark "Nothing on my statement\."/)
  expect(await ops('ann', 'proofs', orderNo)).toContain('has no data folder')
  const folder = await mkdtemp(join(tmpdir(), 'baize-proofs-'))
  await addProof(member, orderNo)
  expect((await ops('ann', 'proofs', orderNo, folder)).split('\n')).toHaveLength(2)
  expect((await readdir(folder)).sort()).toEqual([`${orderNo}-part1-1.jpg`, `${orderNo}-part1-2.jpg`])
  await rm(folder, { recursive: true })
  expect(await ops('ann', 'show', 'W0')).toContain('There is no withdrawal "W0"')
  expect(await ops('ann', 'begin', 'W0')).toContain('There is no withdrawal "W0"')
  const events = await deps().db.select().from(auditEvent)
  expect(events.filter(({ what }) => what.startsWith('withdrawal-')).length).toBeGreaterThan(5)
  expect(JSON.stringify(events.map(({ before, after, reason }) => [before, after, reason]))).not.toContain(ibans[0])
})

test('a withdrawal of somebody else is as if there were none', async () => {
  const orderNo = await disputed()
  const { token } = await newPayee(started.client)
  const picture = await receiptPicture()
  const [proof] = (await order(member, orderNo)).parts[0]!.proofs
  const { call } = started.client
  const tries = async (number: string) => [
    await call(withdrawal, { orderNo: number }, { token }),
    await call(cancelWithdrawal, { orderNo: number }, { token }),
    await call(confirmWithdrawal, { orderNo: number, partNo: 1, result: 'received' }, { token }),
    await call(confirmWithdrawal, { orderNo: number, partNo: 1, result: 'notReceived' }, { token }),
    await call(addWithdrawalProof, { orderNo: number, partNo: 1, name: 'a.png', picture }, { token }),
    await call(removeWithdrawalProof, { orderNo: number, proofId: proof!.id }, { token }),
  ]
  const said = (replies: Awaited<ReturnType<typeof tries>>) =>
    replies.map(({ status, code, message, value }) => ({ status, code, message, value }))
  const theirs = said(await tries(orderNo))
  expect(new Set(theirs.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']))
  expect(theirs).toEqual(said(await tries('W2611210000000000')))
})
