import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromMinor, logout, toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import { playerByAccount } from '../../../../server/src/accounts/players/players.ts'
import { houseAccount, playerCash } from '../../../../server/src/ledger/accounts.ts'
import { post } from '../../../../server/src/ledger/post.ts'
import { newPlayer, type Player } from '../../../test/player.ts'
import { studioSetup } from '../../../test/setup.ts'
import { startStudio } from '../../start.ts'
import type { RoundView } from './round-view.ts'

const set = studioSetup()
const eur = (amount: string) => toMinor(amount, 'EUR')

/** Takes a player's money away but for so many minor units. */
async function leaveOnly(units: bigint, player: Player): Promise<void> {
  const { deps } = set.platform
  const row = await playerByAccount(deps.db, 'demo', player.account.username)
  if (!row) throw new Error('No such player')
  const amount = eur(await player.wallet()) - units
  const legs = [
    { account: playerCash(row.id), amount: -amount },
    { account: houseAccount('promo'), amount },
  ]
  await post(deps, { source: 'test', key: row.id, kind: 'grant.welcome', currency: 'EUR', legs })
}

test('a round takes its stake and pays its lines, and operator and studio say the same balance', async () => {
  const player = await set.player()
  const { balance } = await player.start()
  const { body } = await player.playRound('1.00')
  expect(body.outcome).toBe('settled')
  const expected = fromMinor(eur(balance) - eur('1.00') + eur(body.win), 'EUR')
  expect(body.balance).toBe(expected)
  expect(await player.wallet()).toBe(expected)
  await set.proveBooks()
})

test('the same request again gets the same round again, and stakes once', async () => {
  const player = await set.player()
  await player.start()
  const [first, second] = await Promise.all([player.playRound('2.00', 'once'), player.playRound('2.00', 'once')])
  const later = await player.playRound('2.00', 'once')
  expect(second.body.roundId).toBe(first.body.roundId)
  expect(later.body).toMatchObject({ roundId: first.body.roundId, balance: first.body.balance })
  expect(
    set.line.seen.filter(({ body }) => body.includes(`${first.body.roundId}:bet`) && body.includes('session')),
  ).toHaveLength(1)
})

test('the same request with another stake is refused', async () => {
  const player = await set.player()
  await player.start()
  await player.playRound('1.00', 'mine')
  expect(await player.playRound('2.00', 'mine')).toMatchObject({ status: 409, body: { code: 'REQUEST_CONFLICT' } })
})

test('a second spin within two and a half seconds is refused, in any game, and one after that is taken', async () => {
  const player = await set.player()
  await player.start()
  await player.playRound()
  expect(await player.playRound()).toMatchObject({ status: 429, body: { code: 'TOO_SOON', retryAfterMs: 2500 } })
  await player.start('tiger-court')
  set.clock.advance(2.4)
  expect((await player.playRound()).body).toMatchObject({ code: 'TOO_SOON', retryAfterMs: 100 })
  set.clock.advance(0.1)
  expect((await player.playRound()).body.outcome).toBe('settled')
})

test.each(['0.10', '1.01', '0', '-1', '1.005', '99999'])('a stake of %s is not on offer', async stake => {
  const player = await set.player()
  await player.start()
  const { status } = await player.playRound(stake)
  expect(status).toBe(400)
  expect(await player.wallet()).toBe('1000.00')
})

test('a stake over the balance is refused with the reason, and the next smaller one is taken', async () => {
  const player = await set.player()
  await player.start()
  await leaveOnly(50n, player)
  expect(await player.playRound('1.00')).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } })
  set.passPause()
  expect((await player.playRound('0.50')).status).toBe(200)
  await set.proveBooks()
})

test('after a logout nothing more can be staked, and the page is told that its session has ended', async () => {
  const player = await set.player()
  await player.start()
  await set.client.call(logout, {}, player.account)
  expect(await player.playRound()).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } })
  expect((await player.call<{ code: string }>('balance', {})).body.code).toBe('SESSION_ENDED')
})

test('a call without a token, or with a made-up one, gets nothing', async () => {
  const stranger = await set.player()
  expect((await stranger.playRound()).status).toBe(401)
  expect((await stranger.call('rounds')).status).toBe(401)
})

test('a launch code opens a game once', async () => {
  const player = await set.player()
  const code = await player.launchCode()
  const start = { code, gameCode: 'jade-dragon' }
  expect((await player.call('session', start)).status).toBe(200)
  expect(await player.call('session', start)).toMatchObject({ status: 401, body: { code: 'LAUNCH_CODE_INVALID' } })
})

test('the history holds what was played, newest first', async () => {
  const player = await set.player()
  await player.start()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    ids.unshift((await player.playRound()).body.roundId)
    set.passPause()
  }
  const { body } = await player.call<{ rounds: RoundView[] }>('rounds')
  expect(body.rounds.map(round => round.roundId)).toEqual(ids)
})

test('a studio whose clock is a day behind signs by the operator’s clock, and no bet is lost over it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-clock-'))
  const clock = { now: () => new Date(set.clock.now().getTime() - 86_400_000) }
  const behind = await startStudio({ dataDir, platformUrl: set.line.url, clock })
  const player = await newPlayer(set.client, () => behind.url)
  await player.start()
  expect((await player.playRound()).body.outcome).toBe('settled')
  await behind.close()
  await rm(dataDir, { recursive: true })
})
