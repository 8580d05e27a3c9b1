import { day, hour, minute } from '@baize/contract'
import { expect, test } from 'vitest'
import { stoppedClock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import { standardLimits } from './limit-table.ts'
import { Limiter } from './limiter.ts'

const start = new Date('2026-03-01T00:00:00Z')
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)

const limits = {
  ...standardLimits,
  visits: { max: 2, windowMs: hour },
  registrations: [
    { max: 2, windowMs: hour },
    { max: 3, windowMs: day },
  ],
}
const made = () => {
  const clock = stoppedClock(start)
  return { clock, limiter: new Limiter(limits, clock) }
}
/** The refusal of a requirement; null where it is met. */
async function refusalOf(required: () => unknown) {
  try {
    await required()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, value, retryAfter } = error
    return { code, value, retryAfter }
  }
}

test('counts in memory, each limit and caller apart, and says when the next is allowed', async () => {
  const { limiter, clock } = made()
  const visit = (caller: string) => refusalOf(() => limiter.require('visits', caller))
  expect([await visit('a'), await visit('a')]).toEqual([null, null])
  expect(await visit('a')).toEqual({ code: 'RATE_LIMITED', value: null, retryAfter: 1800 })
  expect(await visit('b')).toBeNull()
  expect(await refusalOf(() => limiter.require('referral-checks', 'a'))).toBeNull()
  clock.advance(1800)
  expect(await refusalOf(() => limiter.requireLeft('visits', 'a')), 'counts none').toBeNull()
  expect(await visit('a')).toBeNull()
  expect(await refusalOf(() => limiter.requireLeft('visits', 'a'))).toMatchObject({ code: 'RATE_LIMITED' })
})

test('counts rows by every rule, and reads none that no rule counts', async () => {
  const { limiter } = made()
  const asked: [Date, number][] = []
  const register = (...times: number[]) =>
    refusalOf(() =>
      limiter.requireCount('registrations', async (since, max) => {
        asked.push([since, max])
        return times.map(at)
      }),
    )
  expect(await register(-minute)).toBeNull()
  expect(asked).toEqual([[at(-day), 3]])
  expect(await register(-minute, -20 * minute)).toEqual({
    code: 'REGISTER_TOO_MANY',
    value: { hours: 1 },
    retryAfter: 2400,
  })
  expect(await register(-minute, -2 * hour, -20 * hour)).toMatchObject({ value: { hours: 4 }, retryAfter: 4 * 3600 })
  expect(await register(-minute, -2 * hour), 'one in the hour').toBeNull()
})

test('locks by failures, and tells those who come while answers are being checked to come again', async () => {
  const { limiter } = made()
  const require = (ends: { all: Date | null; failed: Date | null }) =>
    refusalOf(() => limiter.requireUnlocked('answer-failures', start, counted => ends[counted]))
  expect(await require({ all: null, failed: null })).toBeNull()
  expect(await require({ all: at(minute), failed: null })).toEqual({ code: 'BUSY', value: null, retryAfter: 2 })
  expect(await require({ all: at(minute), failed: at(90_500) })).toEqual({
    code: 'ANSWER_LOCKED',
    value: { minutes: 2 },
    retryAfter: 90.5,
  })
})
