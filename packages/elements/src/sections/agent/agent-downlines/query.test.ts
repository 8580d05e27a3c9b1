import { expect, it } from 'vitest'
import { begin, filtersOf, inputOf, isFiltered, problemsOf } from './query.ts'

it('asks for the direct downline first, page by page', () => {
  expect(inputOf(begin)).toEqual({ sort: 'account', pageNo: 1, pageSize: 20 })
  expect(inputOf({ ...begin, parent: 'p', page: 3, sort: { by: 'balance', descending: true } })).toEqual({
    parent: 'p',
    sort: '-balance',
    pageNo: 3,
    pageSize: 20,
  })
})

it('filters by what was filled in and nothing else [AGT-26]', () => {
  expect(filtersOf({ account: '', type: '', balanceFrom: undefined })).toEqual({})
  expect(isFiltered(begin)).toBe(false)
  const filters = filtersOf({ account: 'ly', type: 'agent', balanceFrom: '10,50', other: 'x' })
  expect(filters).toEqual({ account: 'ly', type: 'agent', balanceFrom: '10.50' })
  expect(isFiltered({ ...begin, filters })).toBe(true)
})

it('says what is wrong with an amount or a day', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ balanceFrom: '9', balanceTo: '10.5', from: '2026-01-01', to: '2026-01-01' })).toEqual({})
  expect(problemsOf({ balanceFrom: 'many', balanceTo: '-1' })).toEqual({
    balanceFrom: 'agentDownlines.noAmount',
    balanceTo: 'agentDownlines.noAmount',
  })
  expect(problemsOf({ balanceFrom: '10', balanceTo: '9', from: '2026-02-01', to: '2026-01-01' })).toEqual({
    balanceTo: 'agentDownlines.turned',
    to: 'agentDownlines.turned',
  })
})
