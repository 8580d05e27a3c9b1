import { balance, favouriteIds, freeplay, launch, memberInfo } from '@baize/contract'
import { from, trustedProxies } from '@baize/testing/client'
import { beforeEach, expect, test } from 'vitest'
import { standardLimits } from '../../limits/limit-table.ts'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ trustedProxies, limits: standardLimits })
const hour = 3600

const play = () => started.client.call(freeplay, { os: 'Linux', platform: 'W' })

/** Trials of one address are counted by the hour. */
beforeEach(() => started.clock.advance(hour))

test('starts a trial account with play money [AUTH-49] [API-02] [ROLE-18]', async () => {
  const { value } = await play()
  expect(value).toMatchObject({ type: 4 })
  const { token } = value
  expect((await started.client.call(memberInfo, {}, { token })).value).toMatchObject({ type: 4, currency: 'FUN' })
  expect((await started.client.call(balance, {}, { token })).value).toMatchObject({
    balance: '10000.00',
    currency: 'FUN',
  })
})

test('keeps trial accounts from launching and favouriting, which need a real one [ROLE-09] [ROLE-10] [ROLE-14] [ROLE-37]', async () => {
  const { token } = (await play()).value
  const refused = { status: 403, code: 'TRIAL_REFUSED', message: 'Please register a real account to continue' }
  const game = { vassalage: 'STUDIO', gameType: 'RNG', gameCode: 'any', platform: 'W', language: 'EN' } as const
  expect(await started.client.call(launch, game, { token })).toMatchObject(refused)
  expect(await started.client.call(favouriteIds, {}, { token })).toMatchObject(refused)
})

test('ends a trial after two hours [AUTH-50]', async () => {
  const { token } = (await play()).value
  for (let quarter = 1; quarter < 8; quarter++) {
    started.clock.advance(hour / 4)
    expect((await started.client.call(memberInfo, {}, { token })).status).toBe(200)
  }
  started.clock.advance(hour / 4)
  expect((await started.client.call(memberInfo, {}, { token })).status).toBe(401)
})

test('starts five trials an hour for one address [AUTH-50]', async () => {
  for (let trial = 0; trial < 5; trial++) {
    expect((await play()).success).toBe(true)
    started.clock.advance(60)
  }
  const refused = await play()
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBe(hour - 5 * 60)
  started.clock.advance(wait)
  expect((await play()).success).toBe(true)
})

test('starts no sixth trial for one address where many are asked for at once [AUTH-50]', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, play))
  expect(replies.filter(({ success }) => success)).toHaveLength(5)
  expect(replies.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(7)
})

test('counts the addresses that a household has of IPv6 as one [AUTH-50]', async () => {
  const at = (ip: string) => started.client.call(freeplay, { os: 'Linux', platform: 'W' }, from(ip))
  for (let trial = 1; trial <= 5; trial++) expect((await at(`2001:db8:0:1:${trial}::1`)).success).toBe(true)
  expect(await at('2001:db8:0:1:6::1')).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await at('2001:db8:0:2::1')).success).toBe(true)
})
