import type { WithdrawalOrder, WithdrawalPart, WithdrawalPartState } from '@baize/contract'
import { expect, it } from 'vitest'
import { isEnded, openPart, partSums } from './order-parts.ts'

const part = (partNo: number, amount: string, state: WithdrawalPartState): WithdrawalPart => ({
  partNo,
  amount,
  state,
  sentAt: '2026-11-20T18:40:00.000Z',
  answeredAt: null,
  deadline: null,
  remark: '',
  proofs: [],
})
const order: WithdrawalOrder = {
  orderNo: 'W1',
  at: '2026-11-20T08:30:00.000Z',
  account: { kind: 'bank', bank: 'Northbank', numberMasked: 'NL •••• 4471', holder: 'Clara Hendriks' },
  amount: '910.00',
  fee: '10.00',
  net: '900.00',
  currency: 'EUR',
  state: 'disbursed',
  reason: null,
  receivedAmount: '400.00',
  remainingAmount: '500.00',
  parts: [part(1, '400.00', 'received'), part(2, '300.00', 'disbursed')],
  canCancel: false,
}

it('adds up what has arrived, waits and is still to be sent [WAL-26] [WAL-27]', () => {
  expect(partSums(order)).toEqual({ received: '400.00', awaiting: '300.00', unsent: '200.00' })
  const again = [part(1, '400.00', 'received'), part(2, '300.00', 'returned')]
  expect(partSums({ ...order, parts: again })).toMatchObject({ awaiting: '0', unsent: '500.00' })
  const closed = { receivedAmount: '900.00', remainingAmount: '0.00' }
  expect(partSums({ ...order, ...closed, parts: [part(1, '400.00', 'received')] })).toMatchObject({ unsent: '0' })
})

it('adds up every digit of a coin that the table does not know [WAL-26]', () => {
  const parts = [part(1, '0.500001', 'disbursed'), part(2, '0.250002', 'notReceived')]
  const coin = { ...order, currency: 'USDT', receivedAmount: '0.000000', remainingAmount: '1.000000', parts }
  expect(partSums(coin)).toEqual({ received: '0.000000', awaiting: '0.750003', unsent: '0.249997' })
})

it('asks for the part that was sent, and for one that was reported [WAL-20] [WAL-21]', () => {
  expect(openPart(order)?.partNo).toBe(2)
  expect(openPart({ parts: [part(1, '900.00', 'notReceived')] })?.partNo).toBe(1)
  expect(openPart({ parts: [part(1, '900.00', 'received')] })).toBeUndefined()
})

it('changes no more once it has ended', () => {
  for (const state of ['pending', 'reviewing', 'approved', 'disbursed', 'notReceived'] as const)
    expect(isEnded({ state })).toBe(false)
  for (const state of ['received', 'fullyPaid', 'autoReceived', 'forced', 'rejected', 'cancelled'] as const)
    expect(isEnded({ state })).toBe(true)
})
