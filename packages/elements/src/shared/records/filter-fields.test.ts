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

it('says where days are too many or too long ago [MEM-11]', () => {
  const days: FilterField[] = [
    { name: 'from', label: 'From', kind: 'day', oldest: '2025-11-29' },
    { name: 'to', label: 'To', kind: 'day', since: 'from', maxDays: 90 },
  ]
  const problems = (from: string, to: string) => problemsOf(days, { ...(from && { from }), ...(to && { to }) }, [])
  expect(problems('2026-01-01', '2026-03-31')).toEqual({})
  expect(problems('2026-01-01', '2026-04-01')).toEqual({ to: 'tooLong' })
  expect(problems('2025-11-28', '')).toEqual({ from: 'tooOld' })
  expect(problems('', '2026-04-01')).toEqual({})
  expect(problems('2026-04-02', '2026-04-01')).toEqual({ to: 'turned' })
})
