import { toMinor } from '@baize/contract'
import { afterEach, expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import type { LineFault } from '../../../test/proxy.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { RoundView } from './round-view.ts'

const set = studioSetup()
const eur = (amount: string) => toMinor(amount, 'EUR')
const faults: LineFault[] = ['loseRequest', 'loseAnswer', 'double', 'doubleKeepFirst', 'serverError', 'garbage', 'late']

/** Balance that the wallet must hold by the studio's own history. */
async function explained(player: Player): Promise<bigint> {
  const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
  const settled = rounds.filter(round => round.outcome === 'settled')
  expect(rounds.every(({ outcome }) => outcome === 'settled' || outcome === 'rolledBack')).toBe(true)
  return settled.reduce((sum, round) => sum + eur(round.win) - eur(round.stake), eur('1000.00'))
}

async function proveNothingLost(player: Player): Promise<void> {
  await set.line.release()
  // A repeat can itself meet a fault: what is left is tried again until nothing is.
  for (let tries = 0; tries < 3; tries++) await set.studio.settle()
  expect(eur(await player.wallet())).toBe(await explained(player))
  await set.proveBooks()
}

afterEach(() => set.line.cut(false))

test.each(faults.flatMap(fault => ['bet', 'win'].map(call => ({ fault, call }))))(
  'a $call that meets "$fault" on the line neither makes nor loses money',
  async ({ fault, call }) => {
    const player = await set.player()
    await player.start()
    await player.playRound('5.00')
    set.passPause()
    set.line.strike(fault, `/${call}`)
    await player.playRound('5.00')
    await proveNothingLost(player)
    set.passPause()
    expect((await player.playRound('5.00')).body.outcome).toBe('settled')
    await proveNothingLost(player)
  },
)

test.each(faults)('a rollback that meets "%s" on the line neither makes nor loses money', async fault => {
  const player = await set.player()
  await player.start()
  set.line.strike('loseAnswer', '/bet')
  set.line.strike(fault, '/rollback')
  await player.playRound('5.00')
  await proveNothingLost(player)
  expect(await player.wallet()).toBe('1000.00')
})

test('a bet without an answer is taken back and never repeated; its late copy is refused', async () => {
  const player = await set.player()
  await player.start()
  set.line.strike('late', '/bet')
  const { body } = await player.playRound('10.00')
  expect(body).toMatchObject({ outcome: 'rolledBack', shown: null, win: '0.00' })
  await set.line.release()
  expect(
    set.line.seen.filter(({ path, body: sent }) => path.endsWith('/bet') && sent.includes(body.roundId)),
  ).toHaveLength(1)
  expect(await player.wallet()).toBe('1000.00')
  await set.proveBooks()
})

test('a repeated win carries the same key and the very same bytes', async () => {
  const player = await set.player()
  await player.start()
  set.line.strike('loseAnswer', '/win')
  const { body } = await player.playRound()
  expect(body.outcome).toBe('paying')
  await set.studio.settle()
  const wins = set.line.seen.filter(({ path, body: sent }) => path.endsWith('/win') && sent.includes(body.roundId))
  expect(wins).toHaveLength(2)
  expect(wins[1]?.body).toBe(wins[0]?.body)
})

test('while a win is owed there is no next spin, and asking for it again shows the same round settled', async () => {
  const player = await set.player()
  await player.start()
  set.line.strike('loseRequest', '/win')
  const first = await player.playRound('1.00', 'owed')
  expect(first.body.outcome).toBe('paying')
  set.passPause()
  expect(await player.playRound('1.00', 'next')).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } })
  expect((await player.playRound('1.00', 'owed')).body).toMatchObject({
    roundId: first.body.roundId,
    outcome: 'settled',
    shown: first.body.shown,
  })
})

test('with the operator gone a spin says that the stake is coming back, and it does once the operator is there again', async () => {
  const player = await set.player()
  await player.start()
  set.line.cut(true)
  expect((await player.playRound()).body.outcome).toBe('returning')
  set.line.cut(false)
  await proveNothingLost(player)
  expect(await player.wallet()).toBe('1000.00')
})

test('a studio that is stopped with money on the way finishes after its next start, by itself', async () => {
  const player = await set.player()
  await player.start()
  set.line.strike('loseRequest', '/win')
  const { body } = await player.playRound('5.00')
  expect(body.outcome).toBe('paying')
  await set.restart()
  const { resumed } = await player.start()
  expect(resumed ?? (await player.call<{ rounds: RoundView[] }>('rounds')).body.rounds[0]).toMatchObject({
    roundId: body.roundId,
    outcome: 'settled',
  })
  await proveNothingLost(player)
})
