import { balance, publicKey, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { startPlaying } from '@baize/testing/playing'
import { startPostgres } from '@baize/testing/postgres'
import type { TestServer } from '@baize/testing/postgres'
import { vendorClient } from '@baize/testing/vendor-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSecret } from '../../src/app/config.ts'
import { cheapHash } from '../seeded.ts'
import { runCommand } from '../../src/app/commands.ts'
import { sealTrail } from '../../src/audit-trail/audit-chain.ts'
import { startPlatform, stoppedClock } from '../../src/index.ts'
import type { Platform } from '../../src/index.ts'

/** Two processes on one database, whose machines do not agree about the time. */
const [beginning, secondsApart] = [new Date('2026-11-21T12:00:00Z'), 9]
let server: TestServer
let ahead: Platform
let behind: Platform
const clocks = { ahead: stoppedClock(beginning), behind: stoppedClock(beginning) }

beforeAll(async () => {
  server = await startPostgres()
  const databaseUrl = await server.fresh()
  clocks.ahead.advance(secondsApart)
  ahead = await startPlatform({ databaseUrl, hashCost: cheapHash, clock: clocks.ahead })
  behind = await startPlatform({ databaseUrl, hashCost: cheapHash, clock: clocks.behind })
})
afterAll(async () => {
  await ahead.close()
  await behind.close()
  await server.stop()
})

const vendorOf = ({ url, deps }: Platform) => vendorClient(url, demoSecret, () => deps.clock.now())
const broken = async () =>
  (await runCommand(behind.deps, ['audit'], 'ada')).lines.filter(line => line.startsWith('BROKEN'))

test('rounds that one process begins and the other ends are in order, and nothing moves after their end', async () => {
  const [first, second] = [vendorOf(ahead), vendorOf(behind)]
  const client = platformClient(ahead.url)
  const { account, session, player, gameCode } = await startPlaying(client, first)
  const round = (roundId: string) => ({ roundId, player, gameCode, currency: 'EUR' })
  const bet = (roundId: string) => ({ ...round(roundId), session, txId: `${roundId}-bet`, amount: '5.00' })
  const win = (roundId: string) => ({
    ...round(roundId),
    txId: `${roundId}-win`,
    betTxId: `${roundId}-bet`,
    amount: '7.00',
    roundClosed: true,
  })
  const back = (roundId: string) => ({ player, roundId, txId: `${roundId}-back`, betTxId: `${roundId}-bet` })

  expect(await first.call(vendorBet, bet('won'))).toMatchObject({ success: true })
  expect(await second.call(vendorWin, win('won'))).toMatchObject({ success: true })
  expect(await first.call(vendorBet, { ...bet('won'), txId: 'late' })).toMatchObject({ code: 'ROUND_CLOSED' })
  expect(await first.call(vendorBet, bet('back'))).toMatchObject({ success: true })
  expect(await second.call(vendorRollback, back('back'))).toMatchObject({ success: true })
  expect(await first.call(vendorWin, win('back'))).toMatchObject({ code: 'BET_ROLLED_BACK' })
  expect(await second.call(vendorRollback, back('never'))).toMatchObject({ success: true })
  expect(await first.call(vendorBet, bet('never'))).toMatchObject({ code: 'BET_ROLLED_BACK' })

  expect((await client.call(balance, {}, { token: account.token })).value.balance).toBe('1002.00')
  expect(await broken()).toEqual([])
})

test('the trail of both is one chain, however they take turns to seal it', async () => {
  for (const platform of [ahead, behind, ahead]) {
    await platformClient(platform.url).register()
    await Promise.all([sealTrail(behind.deps), sealTrail(ahead.deps)])
  }
  await platformClient(behind.url).register()
  expect(await broken()).toEqual([])
})

test('keys, origins and elements of a site that one process changes hold in the other two seconds later [SDK-11]', async () => {
  const sites = async (...words: string[]) => (await runCommand(ahead.deps, ['sites', ...words], 'ada')).lines.join(' ')
  const keyIn = (text: string) => /\bpk_\w+/.exec(text)?.[0] ?? ''
  const [shop, news] = ['https://shop.example', 'https://news.example']
  const siteKey = keyIn(await sites('add', 'everywhere', shop))
  const answer = async (origin: string, key = siteKey) => {
    const { code = 'OK', headers } = await platformClient(behind.url, { origin, siteKey: key }).call(publicKey, {})
    return [code, headers.get('x-inline')].join(' ')
  }
  // So long the other process may answer as before.
  const twoSecondsLater = () => clocks.behind.advance(2)

  expect(await answer(shop)).toBe('OK all')
  await sites('allow', 'everywhere', news)
  await sites('inline', 'everywhere', 'none', 'baize-game-lane')
  const fresh = keyIn((await sites('newkey', 'everywhere')).replace('everywhere may use ', ''))
  twoSecondsLater()
  expect(await answer(news)).toBe('OK baize-game-lane')
  expect(await answer(news, fresh)).toBe('OK baize-game-lane')

  await sites('deny', 'everywhere', news)
  await sites('endkey', 'everywhere', siteKey)
  twoSecondsLater()
  expect(await answer(shop)).toBe('ORIGIN_REFUSED ')
  expect(await answer(news, fresh)).toBe('ORIGIN_REFUSED ')
  expect(await answer(shop, fresh)).toBe('OK baize-game-lane')
  await sites('remove', 'everywhere')
  twoSecondsLater()
  expect(await answer(shop, fresh)).toBe('ORIGIN_REFUSED ')
})
