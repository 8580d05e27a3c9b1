import { expect, it } from 'vitest'
import { firstQuery, inputOf, isFiltered, paramsOf, queryOf } from './record-query.ts'

const first = firstQuery({ by: 'account', descending: false })

it('asks for the first page in the first order, then page by page', () => {
  expect(inputOf(first, 20)).toEqual({ sort: 'account', pageNo: 1, pageSize: 20 })
  const query = { ...first, within: { parent: 'p' }, page: 3, sort: { by: 'balance', descending: true } }
  expect(inputOf(query, 20)).toEqual({ parent: 'p', sort: '-balance', pageNo: 3, pageSize: 20 })
  expect(inputOf(firstQuery(), 10)).toEqual({ pageNo: 1, pageSize: 10 })
})

it('is filtered by filters alone, not by whose records it looks at', () => {
  expect(isFiltered({ ...first, within: { parent: 'p' } })).toBe(false)
  expect(isFiltered({ ...first, filters: { type: 'agent' } })).toBe(true)
})

it('lies in an address and comes back from it, beside what others keep there', () => {
  const query = { ...first, filters: { type: 'agent', account: 'a&b' }, page: 4, sort: { by: 'at', descending: true } }
  const params = new URLSearchParams([['vassalage', 'ORIENT'], ...paramsOf(query, 'd')])
  expect(queryOf(params, 'd', { filters: ['type', 'account'], sorts: ['at'] })).toEqual({
    filters: { type: 'agent', account: 'a&b' },
    sort: { by: 'at', descending: true },
    page: 4,
  })
  expect(queryOf(params, 'e', { filters: ['type'] })).toEqual({ filters: {} })
})

it('takes no page, order or filter from an address that is none', () => {
  const params = new URLSearchParams('d.page=-1&d.sort=-nothing&d.other=x&d.type=')
  expect(queryOf(params, 'd', { filters: ['type'], sorts: ['at'] })).toEqual({ filters: {} })
  expect([...paramsOf(firstQuery(), 'd')]).toEqual([])
})
