import { gameList, liveTables } from '@baize/contract'
import { expect, test } from 'vitest'
import { studioBeside } from '../../test/games/studio-beside.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()
const beside = studioBeside(started)
const tables = async () => (await started.client.call(liveTables, {})).value

test('open live tables say what their vendor states: minimum bet, players, seats, and until when bets are taken', async () => {
  await beside.studio.settle()
  const { tables: all, currency, currencySymbol } = await tables()
  expect([currency, currencySymbol]).toEqual(['EUR', '€'])
  const asked = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: 'demo',
    gameType: 'LIVE',
    language: 'EN',
  } as const
  const { content } = (await started.client.call(gameList, { ...asked, pageNo: 1, pageSize: 50 })).value
  const nameOf = (id: string) => content.find(({ nodeId, state }) => nodeId === id && state === 'open')?.gameName
  expect(all.map(({ nodeId }) => nameOf(nodeId)).toSorted()).toEqual([
    'Baccarat 01',
    'Crown Baccarat',
    'Dragon Baccarat',
    'Lantern Baccarat',
    'Royal Baccarat',
    'Speed Baccarat',
  ])
  for (const { minBet, players, seats, closesInMs, openMs, periodMs } of all) {
    expect([minBet, players, seats]).toEqual(['1.00', 0, null])
    expect([openMs, closesInMs <= periodMs]).toEqual([periodMs - 10_000, true])
  }
})

test('what was asked a moment ago counts on', async () => {
  const before = (await tables()).tables
  started.clock.advance(1)
  const after = (await tables()).tables
  expect(after.map(({ closesInMs }) => closesInMs)).toEqual(before.map(({ closesInMs }) => closesInMs - 1000))
})

test('where the studio does not answer there are none, and nothing is made up', async () => {
  await beside.end()
  started.clock.advance(3)
  expect((await tables()).tables).toEqual([])
})
