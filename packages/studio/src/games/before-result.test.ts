import { expect, test } from 'vitest'
import { cases, draws, otherKinds } from '../../test/before-result-cases.ts'
import { launchTo } from '../../test/launches.ts'
import { twoRounds } from '../../test/two-rounds.ts'
import { timeTo } from './ascent/flight.ts'
import { kinds } from './kinds.ts'

const { open, proveSame } = twoRounds()

// The other games, and more of this one, are in `before-result.long.test.ts`.
test('a flight that crashes below the cash-out looks like one that climbs on, until it crashes', async () => {
  const flight = (height: number) => ({ gameCode: 'ascent', choice: { height: 200 }, drawn: launchTo(height) })
  const games = await open([flight(132), flight(1059)])
  for (const game of games) await game.press()
  await proveSame(games, [250, timeTo(132) - 20], timeTo(132) + 100)
})

test('every kind of game was asked whether it shows a result too early', () => {
  const asked = new Set([...cases, ...draws].map(({ kind }) => kind))
  expect(kinds.filter(kind => !asked.has(kind) && !otherKinds[kind])).toEqual([])
})
