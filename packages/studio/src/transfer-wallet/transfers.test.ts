import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WalletTransfer } from '@baize/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Settings } from '../config.ts'
import { balanceOf } from '../engine/store/player-wallets.ts'
import { openStore, type Store } from '../engine/store/open.ts'
import { carryOut, findTransfer, listWallets } from './transfers.ts'

let folder: string
let store: Store
let time = Date.parse('2026-11-20T12:00:00Z')
let mode: Settings['mode'] = 'sandbox'
let count = 0

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-wallets-'))
  store = openStore(folder)
})
afterAll(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const deps = () => ({
  store,
  clock: { now: () => new Date(time) },
  platformClock: { now: () => null } as unknown as Parameters<typeof carryOut>[0]['platformClock'],
  settings: { mode } as Settings,
})
const transfer = (more: Partial<WalletTransfer> = {}): WalletTransfer => ({
  ...{ reference: `V${++count}`, player: `p${count}`, wallet: 'LUMEN', direction: 'credit' as const },
  ...{ amount: '100.00', currency: 'EUR' },
  ...more,
})
const balance = ({ player, wallet, currency }: WalletTransfer) => balanceOf(store, { player, wallet, currency })
const done = (reference: string) => ({ reference, state: 'done', reason: null })

test('a transfer is carried out once, however often it comes and however its amount is written', () => {
  const sent = transfer()
  for (const amount of ['100.00', '100.00', '100'])
    expect(carryOut(deps(), { ...sent, amount })).toEqual(done(sent.reference))
  expect(balance(sent)).toBe(10_000n)
  expect(findTransfer(deps(), sent.reference)).toEqual(done(sent.reference))
  for (const other of [{ amount: '99.00' }, { direction: 'debit' as const }, { player: 'other' }, { wallet: 'VOLT' }])
    expect(() => carryOut(deps(), { ...sent, ...other })).toThrow('This reference was used for another transfer')
  expect(balance(sent)).toBe(10_000n)
})

test('a debit of more than there is, is refused for good', () => {
  const sent = transfer({ direction: 'debit' })
  const refused = { reference: sent.reference, state: 'refused', reason: 'balance' }
  expect(carryOut(deps(), sent)).toEqual(refused)
  carryOut(deps(), { ...sent, reference: 'V-fill', direction: 'credit' })
  expect(carryOut(deps(), sent)).toEqual(refused)
  expect(balance(sent)).toBe(10_000n)
})

test('a transfer that was asked for before it came moves nothing when it comes', () => {
  const sent = transfer()
  const unknown = { reference: sent.reference, state: 'void', reason: null }
  expect(findTransfer(deps(), sent.reference)).toEqual(unknown)
  expect(carryOut(deps(), sent)).toEqual(unknown)
  expect(balance(sent)).toBe(0n)
})

test.each(['0', '1.005', '99999999999999999'])('an amount of %s is none', amount => {
  expect(() => carryOut(deps(), transfer({ amount }))).toThrow('Invalid request')
})

test('the sandbox refuses, loses and delays by the last two digits of an amount', () => {
  const refused = transfer({ amount: '1.11' })
  expect(carryOut(deps(), refused)).toMatchObject({ state: 'refused', reason: 'sandbox' })
  const answerLost = transfer({ amount: '1.12' })
  expect(() => carryOut(deps(), answerLost)).toThrow('No answer')
  expect(carryOut(deps(), answerLost)).toEqual(done(answerLost.reference))
  expect(balance(answerLost)).toBe(112n)
  const requestLost = transfer({ amount: '1.13' })
  expect(() => carryOut(deps(), requestLost)).toThrow('No answer')
  expect(findTransfer(deps(), requestLost.reference)).toMatchObject({ state: 'void' })
  const delayed = transfer({ amount: '1.14' })
  expect(carryOut(deps(), delayed)).toMatchObject({ state: 'pending' })
  time += 30_000
  expect(findTransfer(deps(), delayed.reference)).toEqual(done(delayed.reference))
})

test('a wallet can always be emptied, and in production no amount means anything', () => {
  const filled = transfer({ amount: '2.00' })
  carryOut(deps(), filled)
  const emptied = { ...filled, reference: 'V-out', direction: 'debit' as const, amount: '1.11' }
  expect(carryOut(deps(), emptied)).toEqual(done('V-out'))
  mode = 'production'
  expect(carryOut(deps(), transfer({ amount: '1.11' }))).toMatchObject({ state: 'done' })
  mode = 'sandbox'
})

test('wallets with money are listed page by page', () => {
  const player = 'z-many'
  for (let wallet = 0; wallet < 501; wallet++)
    carryOut(deps(), transfer({ player, wallet: `W${wallet}`, amount: '1.00' }))
  const first = listWallets(deps(), 'z-many')
  expect(first.wallets).toHaveLength(500)
  expect(first.wallets[0]).toEqual({ player, wallet: 'W0', currency: 'EUR', balance: '1.00' })
  const second = listWallets(deps(), first.next)
  expect([second.wallets.length, second.next]).toEqual([1, null])
})
