import { expect, it } from 'vitest'
import { separatorsOf } from '../money/typed-amount.ts'
import { filtersOf, problemsOf, unreadAmounts, type FilterField } from './filter-fields.ts'

const english = separatorsOf('en')

const field = (name: string, kind: FilterField['kind'], since?: string): FilterField => ({
  name,
  label: name,
  ...(kind === 'amount' ? { kind, currency: 'EUR' } : { kind }),
  ...(since && { since }),
})
const fields = [
  field('account', 'text'),
  field('type', 'select'),
  field('balanceFrom', 'amount'),
  field('balanceTo', 'amount', 'balanceFrom'),
  field('from', 'day'),
  field('to', 'day', 'from'),
]

it('filters by what was filled in and nothing else [AGT-26]', () => {
  expect(filtersOf(fields, { account: '', type: '', balanceFrom: undefined }, english)).toEqual({})
  const filters = filtersOf(fields, { account: 'ly', type: 'agent', balanceFrom: '10.50', other: 'x' }, english)
  expect(filters).toEqual({ account: 'ly', type: 'agent', balanceFrom: '10.50' })
})

it('reads amounts as the language writes them, and says where one cannot be read [WAL-06]', () => {
  const typed = { balanceFrom: '1.000,50', balanceTo: '1.234' }
  expect(filtersOf(fields, typed, separatorsOf('es'))).toEqual({ balanceFrom: '1000.50', balanceTo: '1234' })
  expect(problemsOf(fields, filtersOf(fields, typed, english), unreadAmounts(fields, typed, english))).toEqual({
    balanceFrom: 'noAmount',
    balanceTo: 'noAmount',
  })
})

it('says what is wrong with an amount or a day', () => {
  expect(problemsOf(fields, {}, [])).toEqual({})
  const right = { balanceFrom: '9', balanceTo: '10.5', from: '2026-01-01', to: '2026-01-01' }
  expect(problemsOf(fields, right, unreadAmounts(fields, right, english))).toEqual({})
  const wrong = { balanceFrom: 'many', balanceTo: '-1' }
  expect(problemsOf(fields, wrong, unreadAmounts(fields, wrong, english))).toEqual({
    balanceFrom: 'noAmount',
    balanceTo: 'noAmount',
  })
  const turned = { balanceFrom: '10', balanceTo: '9', from: '2026-02-01', to: '2026-01-01' }
  expect(problemsOf(fields, turned, [])).toEqual({ balanceTo: 'turned', to: 'turned' })
})

it('reads amounts with the digits of their currency, and guesses nothing [WAL-06]', () => {
  const balance = (currency: string, known?: string[]): FilterField[] => [
    { name: 'balanceFrom', label: 'From', kind: 'amount', currency, ...(known && { known }) },
  ]
  const problem = (currency: string, typed: string, language: string, known?: string[]) => {
    const [of, values, separators] = [balance(currency, known), { balanceFrom: typed }, separatorsOf(language)]
    return problemsOf(of, filtersOf(of, values, separators), unreadAmounts(of, values, separators))['balanceFrom']
  }
  expect([problem('TND', '1.250', 'en'), problem('BTC', '0.00012345', 'en')]).toEqual([undefined, undefined])
  expect([problem('CLP', '10.50', 'en'), problem('TND', '1.250', 'es')]).toEqual(['noAmount', 'noAmount'])
  expect([problem('XYZ', '0.0001', 'en'), problem('XYZ', '0.0001', 'en', ['0.000000'])]).toEqual([
    'noAmount',
    undefined,
  ])
})

it('keeps days within the period that records cover [MEM-11]', () => {
  const from: FilterField = { name: 'from', label: 'From', kind: 'day', min: '2025-11-21' }
  const to: FilterField = { name: 'to', label: 'To', kind: 'day', min: '2025-11-21', since: 'from', maxDays: 90 }
  const problems = (days: Record<string, string>) => problemsOf([from, to], days, [])
  expect(problems({})).toEqual({})
  expect(problems({ from: '2025-11-21', to: '2026-02-18' })).toEqual({})
  expect(problems({ from: '2025-11-21', to: '2026-02-19' })).toEqual({ to: 'tooLong' })
  expect(problems({ from: '2025-11-20', to: '2026-11-21' })).toEqual({ from: 'tooOld' })
  expect(problems({ to: '2025-11-20' })).toEqual({ to: 'tooOld' })
  expect(problems({ from: '2026-11-21', to: '2026-11-20' })).toEqual({ to: 'turned' })
  expect(problems({ from: '2026-11-21', to: '275760-09-14' })).toEqual({ to: 'tooLong' })
})
