import { mainWallet } from '@baize/contract'
import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { separatorsOf } from '../../../shared/money/typed-amount.ts'
import {
  fromWallet,
  toWallet,
  transferOf,
  transferProblems,
  turned,
  type TransferContext,
  type Wallets,
} from './transfer-values.ts'

const wallets: Wallets = {
  isSingle: false,
  main: '500.00',
  list: [
    {
      vassalage: 'LUMEN',
      name: 'Lumen',
      gameTypes: ['RNG'],
      balance: '20.00',
      state: 'open',
      maintenanceUntil: null,
    },
  ],
  processing: '0.00',
  total: '520.00',
  waiting: null,
  autoTransfer: false,
  serverTime: '2026-11-21T12:00:00.000Z',
  currency: 'EUR',
  currencySymbol: '€',
}
const around: TransferContext = {
  wallets,
  way: { from: mainWallet, to: 'LUMEN' },
  separators: separatorsOf('en'),
  written: amount => `€${amount}`,
}
const back: TransferContext = { ...around, way: { from: 'LUMEN', to: mainWallet } }

it.each([
  ['', 'Input cannot be empty'],
  ['0', 'Please enter an amount, e.g. €100'],
  ['1.005', 'Please enter an amount, e.g. €100'],
  ['ten', 'Please enter an amount, e.g. €100'],
  ['500.01', 'Insufficient balance'],
])('says of the amount %o: %s [MEM-22]', (amount, words) => {
  expect(transferProblems(english, { amount }, around)).toEqual({ amount: words })
})

it('goes by the balance of the wallet that it takes from [MEM-22]', () => {
  expect(transferProblems(english, { amount: '20.01' }, around)).toEqual({})
  expect(transferProblems(english, { amount: '20.01' }, back)).toEqual({ amount: 'Insufficient balance' })
  expect(transferOf({ amount: '1,0.5' }, back)).toEqual({ from: 'LUMEN', to: mainWallet, amount: '' })
  expect(transferOf({ amount: '19.5' }, back)).toEqual({ from: 'LUMEN', to: mainWallet, amount: '19.5' })
})

it('keeps the main wallet at one end, whichever wallet is chosen [MEM-22]', () => {
  const way = { from: mainWallet, to: 'LUMEN' }
  expect(fromWallet(way, 'VOLT')).toEqual({ from: 'VOLT', to: mainWallet })
  expect(fromWallet(way, mainWallet)).toEqual(way)
  expect(fromWallet({ from: 'VOLT', to: mainWallet }, mainWallet)).toEqual({ from: mainWallet, to: 'VOLT' })
  expect(toWallet(way, 'VOLT')).toEqual({ from: mainWallet, to: 'VOLT' })
  expect(toWallet(way, mainWallet)).toEqual({ from: 'LUMEN', to: mainWallet })
  expect(turned(way)).toEqual({ from: 'LUMEN', to: mainWallet })
})
