import { hotGames } from '@baize/contract'
import { expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform({ answerTimes: { call: 200, health: 100, body: 0 }, report: () => undefined })
const get = async (path: string) => {
  const { status, headers } = await fetch(`${started.platform.url}${path}`)
  return [status, headers.get('retry-after')]
}

test('while its database does not answer, a platform lives and is not ready, and answers calls and pages all the same', async () => {
  const held = Promise.withResolvers<undefined>()
  const holding = inTransaction(started.platform.deps.db, () => held.promise)
  expect(await get('/healthz')).toEqual([503, '5'])
  expect(await get('/livez')).toEqual([200, null])
  const { status, code, headers } = await started.client.call(hotGames, { platform: 'W', language: 'EN' })
  expect([status, code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '5'])
  for (const path of ['/', '/sports', '/brand.css', '/cdn/g/100001-p.svg', '/frame/pk_nobody/baize-login'])
    expect(await get(path), path).toEqual([503, '5'])
  held.resolve(undefined)
  await holding
  await expect.poll(() => get('/healthz')).toEqual([200, null])
})
