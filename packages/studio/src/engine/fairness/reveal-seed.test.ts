import { expect, test } from 'vitest'
import { studioSetup } from '../../../test/setup.ts'
import { commitmentOf } from './draw.ts'
import { verifyRound } from '../../games/verify-round.ts'
import type { SeedRevealed } from '../../games/instant/api.ts'
import type { Kind } from '../../games/kinds.ts'

const set = studioSetup()

interface PublicRound {
  commitment: string
  serverSeed: string | null
  clientSeed: string
  nonce: number
  kind: Kind
  stops: number[]
  shown: object
}

test('the number of the bet goes up by one with every bet, and by none that is refused before it', async () => {
  const player = await set.player()
  await player.start()
  const nonces: number[] = []
  for (let i = 0; i < 3; i++) {
    nonces.push((await player.playRound()).body.nonce)
    await player.playRound()
    set.passPause()
  }
  expect(nonces).toEqual([1, 2, 3])
})

test('a round can be checked by anybody once its seed is revealed, and not before', async () => {
  const player = await set.player()
  const { commitment } = await player.start()
  const { roundId, shown } = (await player.playRound()).body
  const before = (await player.call<PublicRound>(`rounds/${roundId}`)).body
  expect(before).toMatchObject({ commitment, serverSeed: null, shown })
  await player.call('rotate', {})
  const { serverSeed, ...round } = (await player.call<PublicRound>(`rounds/${roundId}`)).body
  expect(await verifyRound({ ...round, serverSeed: serverSeed ?? '' })).toMatchObject({
    committed: true,
    stopped: true,
  })
})

test('the next seed is committed to before the one in play is revealed, and then takes its place', async () => {
  const player = await set.player()
  const { commitment, nextCommitment } = await player.start()
  const first = (await player.call<SeedRevealed>('rotate', {})).body
  expect(await commitmentOf(first.revealed.serverSeed)).toBe(commitment)
  expect(first).toMatchObject({ commitment: nextCommitment, nonce: 0 })
  const second = (await player.call<SeedRevealed>('rotate', {})).body
  expect(await commitmentOf(second.revealed.serverSeed)).toBe(nextCommitment)
  expect(second.commitment).toBe(first.nextCommitment)
})

test('the player’s own seed decides with, and is written into the round', async () => {
  const player = await set.player()
  await player.start()
  const order = { stake: '1.00', requestId: 'own', clientSeed: 'my lucky word' }
  expect((await player.call<PublicRound>('press', order)).body.clientSeed).toBe('my lucky word')
  set.passPause()
  expect((await player.playRound()).body.clientSeed).toBe('my lucky word')
  set.passPause()
  // With a colon it would be another formula; with spaces that pages do not show, or letters nobody
  // sees, no copy would verify.
  for (const clientSeed of ['a:b', ' a', 'a ', 'a  b', 'a\u00a0b', 'a\u200db'])
    expect((await player.call('press', { ...order, requestId: 'no', clientSeed })).status, clientSeed).toBe(400)
})

test('no seed is revealed while a round hangs on it', async () => {
  const player = await set.player()
  await player.start()
  set.line.strike('loseRequest', '/win')
  await player.playRound()
  expect(await player.call('rotate', {})).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } })
})

test('the public view of a round names neither player nor balance', async () => {
  const player = await set.player()
  await player.start()
  const { roundId } = (await player.playRound()).body
  const text = JSON.stringify((await player.call(`rounds/${roundId}`)).body)
  expect(text).not.toMatch(/balance|player|session|token/i)
})
