import { expect, it } from 'vitest'
import { separatorsOf } from '../money/typed-amount.ts'
import { filtersOf, problemsOf, type FilterField } from './filter-fields.ts'

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
  expect(problemsOf(fields, filtersOf(fields, typed, english))).toEqual({
    balanceFrom: 'noAmount',
    balanceTo: 'noAmount',
  })
})

it('says what is wrong with an amount or a day', () => {
  expect(problemsOf(fields, {})).toEqual({})
  const right = { balanceFrom: '9', balanceTo: '10.5', from: '2026-01-01', to: '2026-01-01' }
  expect(problemsOf(fields, right)).toEqual({})
  expect(problemsOf(fields, { balanceFrom: 'many', balanceTo: '-1' })).toEqual({
    balanceFrom: 'noAmount',
    balanceTo: 'noAmount',
  })
  const turned = { balanceFrom: '10', balanceTo: '9', from: '2026-02-01', to: '2026-01-01' }
  expect(problemsOf(fields, turned)).toEqual({ balanceTo: 'turned', to: 'turned' })
})
