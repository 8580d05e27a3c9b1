import { gameSession, launch, vendorAuthenticate, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { codeOf, launchInput, openGame } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { beforeEach, expect, test } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'

const started = startedPlatform()
let vendor: VendorClient
let account: Account
let token: string

beforeEach(async () => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  account = await started.client.register()
  token = account.token
})

type Opened = Awaited<ReturnType<typeof opened>>

/** A launch that its vendor has opened. */
async function opened({ url, launchId }: { url: string; launchId: string }, gameCode: string) {
  const { value } = await vendor.call(vendorAuthenticate, { launchCode: codeOf(url), gameCode })
  return { launchId, gameCode, player: value.player, session: value.session, currency: 'EUR' }
}

const openSlot = async () => {
  const game = await openGame(started.client)
  const { value } = await started.client.call(launch, launchInput(game), { token })
  return opened(value, game.gameCode)
}
/** The session of one lottery, which leads to all of its area. */
const openLottery = async () => {
  const game = { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT', gameCode: 'hanoi-draw' } as const
  const { value } = await started.client.call(launch, launchInput(game), { token })
  return opened(value, 'hanoi-draw')
}

const bet = ({ player, session, currency, gameCode }: Opened, roundId: string, amount: string, game = gameCode) =>
  vendor.call(vendorBet, { player, session, currency, gameCode: game, roundId, txId: `${roundId}-b`, amount })
const win = (of: Opened, roundId: string, amount: string, game = of.gameCode, roundClosed = true) =>
  vendor.call(vendorWin, {
    ...{ player: of.player, currency: of.currency, gameCode: game, roundId, amount, roundClosed },
    ...{ txId: `${roundId}-w${amount}`, betTxId: `${roundId}-b` },
  })
const netOf = async ({ launchId }: Opened) => {
  const { net, rounds } = (await started.client.call(gameSession, { launchId }, { token })).value
  return [net, rounds]
}

test('who comes back to a round that is open finds its stake in the net result, and ends with what the round truly brought', async () => {
  const before = await openSlot()
  await bet(before, 'lost', '1.00')
  await bet(before, 'won', '2.00')
  await bet(before, 'ended', '4.00')
  await win(before, 'ended', '0.00')
  started.clock.advance(1)
  const back = await openSlot()
  expect(await netOf(back)).toEqual(['-3.00', 2])
  await win(back, 'lost', '0.00')
  await win(back, 'won', '3.94')
  expect(await netOf(back)).toEqual(['0.94', 2])
  await bet(back, 'own', '1.00')
  expect(await netOf(back)).toEqual(['-0.06', 3])
  expect(await netOf(before), 'what is bet later is not of the game that was left').toEqual(['-3.06', 3])
})

test('a stake that comes back leaves nothing in the net result', async () => {
  const before = await openSlot()
  await bet(before, 'back', '2.00')
  started.clock.advance(1)
  const back = await openSlot()
  expect(await netOf(back)).toEqual(['-2.00', 1])
  const { player } = before
  await vendor.call(vendorRollback, { player, roundId: 'back', txId: 'back-r', betTxId: 'back-b' })
  expect(await netOf(back)).toEqual(['0.00', 0])
})

test('a bet that waits for days is not forgotten', async () => {
  await bet(await openSlot(), 'long', '5.00')
  started.clock.advance(3 * 86_400)
  token = (await started.client.login(account.username, account.password)).token
  const back = await openSlot()
  expect(await netOf(back)).toEqual(['-5.00', 1])
  await win(back, 'long', '6.00')
  expect(await netOf(back)).toEqual(['1.00', 1])
})

test('a session of the lotteries counts the bets on all of them that wait for their draw', async () => {
  const before = await openLottery()
  await bet(before, 'draw', '2.00', 'saigon-draw')
  started.clock.advance(1)
  const back = await openLottery()
  expect(await netOf(back)).toEqual(['-2.00', 1])
  await win(back, 'draw', '10.00', 'saigon-draw')
  expect(await netOf(back)).toEqual(['8.00', 1])
})
