import { expect, test } from 'vitest'
import page from '../../locales/en/page.json' with { type: 'json' }
import slot from '../../locales/en/slot.json' with { type: 'json' }
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { moneyFor } from '../../page/money.ts'
import { isNetWin, resultText } from './result.ts'
import type { InstantKey } from './text-keys.ts'
import { translator } from '../../page/translate.ts'

const t = translator<InstantKey>(page, slot)
const money = moneyFor('en', '€')
const line = { line: 0, rank: 7, count: 3, pay: 15 }
const round = (fields: Partial<RoundView>): RoundView => ({
  roundId: '7K2M-9QXD-41AB',
  gameCode: 'jade-dragon',
  kind: 'slot',
  issue: null,
  outcome: 'settled',
  stake: '1.00',
  win: '0.00',
  currency: 'EUR',
  choice: {},
  shown: { grid: [], wins: [] },
  balance: '999.00',
  nonce: 1,
  clientSeed: 'baize',
  at: '2026-11-21T12:00:00.000Z',
  ...fields,
})

test.each([
  ['0.60', false],
  ['1.00', false],
  ['1.01', true],
  ['10.00', true],
])('a return of %s for a stake of 1.00 is celebrated: %s', (win, netWin) => {
  const shown = round({ win, shown: { grid: [], wins: [line] } })
  expect(isNetWin(shown)).toBe(netWin)
  expect(resultText(shown, t, money)).toBe(netWin ? `You win €${win} on one line.` : `Paid €${win} on one line.`)
})

test('amounts are compared as numbers, not as text', () => {
  expect(isNetWin({ win: '9.00', stake: '10.00' })).toBe(false)
})

test('a loss is said plainly, and a returned stake too', () => {
  expect(resultText(round({}), t, money)).toBe('No winning line.')
  expect(resultText(round({ outcome: 'rolledBack', shown: null }), t, money)).toBe(
    'Bet not confirmed. Your stake was refunded.',
  )
})

test('amounts are written in the player’s language, with every digit', () => {
  expect(moneyFor('es', '€')('12345.60')).toBe('12.345,60\u00a0€')
  expect(moneyFor('en', '₫')('9007199254740993')).toBe('₫9,007,199,254,740,993')
})
