import { whitelabel } from '@baize/contract'
import { expect, it } from 'vitest'
import { envelope, faultServer } from '../test/fault-server.ts'
import { testPage } from '../test/page.ts'
import { createPlatformClock } from './platform-clock.ts'

const server = faultServer()
const noon = '2026-11-21T12:00:00.000Z'
const halfAnHour = 30 * 60_000
const answer = (time: string, cache = 'no-store') => envelope({ tree: [] }, { 'x-time': time, 'cache-control': cache })

it('ages are counted by the platform’s time where the visitor’s clock is half an hour slow', async () => {
  const page = testPage({ slow: halfAnHour })
  const { call, i18n } = page.scope({ api: server.url, locale: 'en' })
  server.next(answer(noon))
  await call(whitelabel, {})
  expect(i18n.for().ago(noon)).toBe('now')
  page.advance(180_000)
  expect([i18n.for().ago(noon), i18n.for().now()]).toEqual(['3 minutes ago', Date.parse(noon) + 180_000])
})

it('a platform that says no time is taken to have the visitor’s', async () => {
  const page = testPage({ slow: halfAnHour })
  const { call, i18n } = page.scope({ api: server.url, locale: 'en' })
  server.next(envelope({ tree: [] }, { 'cache-control': 'no-store' }))
  await call(whitelabel, {})
  expect(i18n.for().now()).toBe(page.env.now())
})

/** A clock that has learnt these times, each when so much had passed here. */
function taught(...answers: [time: string, at: number, cache?: string][]) {
  let passed = 0
  const clock = createPlatformClock({ now: () => 0, elapsed: () => passed })
  for (const [time, at, cache = 'no-store'] of answers) {
    passed = at
    clock.learn({ headers: new Headers({ 'x-time': time, 'cache-control': cache }) })
  }
  return clock.now()
}

it.each<[string, Parameters<typeof taught>, string]>([
  [
    'an answer that was under way for long',
    [
      [noon, 1000],
      ['2026-11-21T12:00:01.000Z', 9000],
    ],
    '2026-11-21T12:00:08.000Z',
  ],
  [
    'a sleep in which the clock here stood still',
    [
      [noon, 1000],
      ['2026-11-21T13:00:00.000Z', 1001],
    ],
    '2026-11-21T13:00:00.000Z',
  ],
  [
    'an answer that a cache has kept',
    [
      [noon, 1000],
      ['2026-11-21T13:00:00.000Z', 2000, 'max-age=60'],
    ],
    '2026-11-21T12:00:01.000Z',
  ],
  [
    'a time that is none',
    [
      [noon, 1000],
      ['soon', 2000],
    ],
    '2026-11-21T12:00:01.000Z',
  ],
])('%s does not put it wrong', (_, answers, time) => {
  expect(new Date(taught(...answers)).toISOString()).toBe(time)
})
