import { expect, it } from 'vitest'
import { paramsOf } from '../../../shared/records/record-query.ts'
import { queryOf, viewOf, type InboxView } from './use-inbox-address.ts'

const views: InboxView[] = [
  { kind: 'personal', page: 1, opened: null },
  { kind: 'personal', page: 3, opened: 'm1' },
  { kind: 'notice', page: 2, opened: null },
]

it('finds what was looked at again in what the address keeps', () => {
  for (const view of views) expect(viewOf(queryOf(view))).toEqual(view)
})

it('keeps nothing of the first view in the address', () => {
  expect([...paramsOf(queryOf({ kind: 'personal', page: 1, opened: null }), 'messages')]).toEqual([])
})

it('shows personal messages where an address names a kind that there is not', () => {
  expect(viewOf({ filters: { kind: 'x', message: 'm1' } })).toEqual({ kind: 'personal', page: 1, opened: 'm1' })
})
