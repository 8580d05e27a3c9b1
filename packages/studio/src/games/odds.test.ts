import { expect, test } from 'vitest'
import { studioSetup } from '../../test/setup.ts'
import type { PublishedOdds } from './odds.ts'
import { drawnGames } from './drawn-games.ts'
import { returnOf } from './odds-sheet.ts'

const set = studioSetup()
const read = async (gameCode: string): Promise<PublishedOdds> =>
  (await fetch(`${set.studio.url}/api/odds?gameCode=${gameCode}`)).json() as Promise<PublishedOdds>

/** Two decimals, as games state a percentage: to the nearest, or of many bets rounded down. */
const written = (percent: number) => [percent.toFixed(2), (Math.floor(percent * 100 + 1e-6) / 100).toFixed(2)]

test.each([
  'jade-dragon',
  'ascent',
  'dice-hall',
  'plinko',
  'reef-hunter',
  'thirteen',
  ...drawnGames.map(game => game.gameCode),
])('the return that %s states is what its published odds give: the least of its bets', async gameCode => {
  const { rtp, bets } = await read(gameCode)
  expect(bets.length).toBeGreaterThan(0)
  expect(written(Math.min(...bets.map(returnOf)))).toContain(rtp)
  for (const { endings } of bets)
    for (const { ways, of } of endings) expect(Number.isSafeInteger(ways) && Number.isSafeInteger(of)).toBe(true)
})

test('the stated return of a slot is what its published reels and pays give, counted without the engine', async () => {
  const { rtp, tables } = await read('jade-dragon')
  const { strips, pays } = tables as { strips: string[]; pays: number[][] }
  const share = (reel: number, rank: number) => {
    const strip = strips[reel] ?? ''
    return Array.from(strip).filter(each => each === String(rank)).length / strip.length
  }
  let back = 0
  pays.forEach((each, rank) =>
    each.forEach((pay, i) => {
      const count = i + 3
      const run = strips.slice(0, count).reduce((chance, _, reel) => chance * share(reel, rank), 1)
      back += pay * run * (count < strips.length ? 1 - share(count, rank) : 1)
    }),
  )
  expect((back * 100).toFixed(2)).toBe(rtp)
})
