import { expect, it } from 'vitest'
import { shownStates } from './agreement-states.ts'

const states = (counts: Record<string, number> | null) => shownStates(counts).map(({ state, count }) => [state, count])

it('tells what waits before what is agreed, what was rejected or lapsed beside it, and what is over only where nothing else is', () => {
  expect(states(null)).toEqual([])
  expect(states({ ACTIVE: 2, ENDED: 4, WAITING: 1 })).toEqual([
    ['WAITING', 1],
    ['ACTIVE', 2],
  ])
  expect(states({ ENDED: 4, REJECTED: 1 })).toEqual([['REJECTED', 1]])
  expect(states({ ACTIVE: 1, LAPSED: 1, WITHDRAWN: 1 })).toEqual([
    ['ACTIVE', 1],
    ['LAPSED', 1],
  ])
  expect(states({ ENDED: 4, SOMETHING: 1, ACTIVE: 0 })).toEqual([['ENDED', 4]])
})
