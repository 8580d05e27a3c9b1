import { toMinor } from '@baize/contract'
import { expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { verifyRound } from '../verify-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { payOf, type BetName, tableBetOf, tableBets } from './bets.ts'
import { handOf } from './hand.ts'
import { readCard } from './shoe.ts'

const set = studioSetup()
const gameCode = 'royal-baccarat'
const eur = (amount: string) => toMinor(amount, 'EUR')
const drawsOf = async (code = gameCode): Promise<DrawsView> =>
  (await (await fetch(`${set.studio.url}/api/draws?gameCode=${code}`)).json()) as DrawsView

/** Lets time pass until a moment, and the studio do what is due then. */
async function until(time: string): Promise<void> {
  set.clock.advance((Date.parse(time) - set.clock.now().getTime()) / 1000)
  await set.studio.settle()
}

/** Lets time pass until the hand that is next now is dealt, and bets on the one after it open. */
async function dealt(): Promise<void> {
  await until((await drawsOf()).next.drawsAt)
  await until((await drawsOf()).next.opensAt)
}

const bet = (player: Player, issue: string, name: BetName, more: object = {}) =>
  player.call<RoundView & { code?: string }>('draws/bet', {
    gameCode,
    issue,
    stake: '5.00',
    choice: { bet: name },
    requestId: crypto.randomUUID(),
    ...more,
  })

async function seat(): Promise<Player> {
  const player = await set.player()
  await player.startDraws(gameCode)
  await dealt()
  return player
}

const betsOf = async (player: Player) =>
  (await player.call<{ bets: RoundView[] }>(`draws/bets?gameCode=${gameCode}`)).body.bets

test('everything on the felt is bet on in one hand, and each bet is paid by the cards, the commission to the cent', async () => {
  const player = await seat()
  let paid = 0n
  for (let hands = 0; hands < 3; hands++) {
    const { next } = await drawsOf()
    for (const { name } of tableBets) expect((await bet(player, next.issue, name)).body.outcome).toBe('waiting')
    await dealt()
    const [last] = (await drawsOf()).results
    expect(last?.issue).toBe(next.issue)
    const hand = handOf((last?.numbers ?? []).map(readCard).filter(card => card !== null))
    for (const { choice, win, outcome } of (await betsOf(player)).filter(({ issue }) => issue === next.issue)) {
      const on = tableBetOf((choice as { bet: BetName }).bet)
      expect([outcome, on?.name, eur(win)]).toEqual(['settled', on?.name, BigInt(on ? payOf(on, hand) * 5 : -1)])
      paid += eur(win)
    }
  }
  expect(eur(await player.wallet())).toBe(eur('1000.00') - 15n * eur('5.00') + paid)
  await set.proveBooks()
})

test('bets are taken after the last hand was shown and until shortly before the next, of those at this table only', async () => {
  const player = await seat()
  const { next } = await drawsOf()
  expect(Date.parse(next.closesAt) - Date.parse(next.opensAt)).toBe(20_000)
  expect((await bet(player, next.issue, 'player')).body.outcome).toBe('waiting')
  expect((await bet(player, next.issue, 'player', { stake: '3.00' })).body.code).toBe('BAD_STAKE')
  const elsewhere = (await drawsOf('baccarat-01')).next.issue
  expect((await bet(player, elsewhere, 'player', { gameCode: 'baccarat-01' })).body.code).toBe('BAD_CHOICE')
  await until(next.closesAt)
  expect((await bet(player, next.issue, 'player')).body.code).toBe('DRAW_CLOSED')
  await until(next.drawsAt)
  const after = await drawsOf()
  expect((await bet(player, after.next.issue, 'player')).body.code).toBe('DRAW_CLOSED')
  expect((await betsOf(player)).length).toBe(1)
})

test('the seed of a hand was committed to before it and deals its cards again', async () => {
  const { next, kind } = await drawsOf()
  await until(next.drawsAt)
  const [last] = (await drawsOf()).results
  expect(last?.commitment).toBe(next.commitment)
  const { committed, stops } = await verifyRound({
    kind,
    serverSeed: last?.serverSeed ?? '',
    commitment: next.commitment,
    clientSeed: gameCode,
    nonce: last?.nonce ?? 0,
  })
  expect(committed).toBe(true)
  expect(stops.length).toBe(6)
})
