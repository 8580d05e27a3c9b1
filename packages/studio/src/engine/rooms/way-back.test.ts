import { gameSession, launch, runningGames } from '@baize/contract'
import { expect, test } from 'vitest'
import { meet, playOut, sitter } from '../../../test/card-table.ts'
import { studioSetup } from '../../../test/setup.ts'
import type { Player } from '../../../test/player.ts'

const set = studioSetup()
const game = {
  vassalage: 'ARENA',
  gameType: 'PVP',
  gameCode: 'thirteen',
  platform: 'html5-desktop',
  language: 'EN',
} as const

const running = async ({ account }: Player) => (await set.client.call(runningGames, {}, account)).value.games
/** Another launch of the game, as by somebody who left the page and comes back. */
const comeBack = async ({ account }: Player) => (await set.client.call(launch, game, account)).value.launchId
const netOf = async ({ account }: Player, launchId: string) =>
  (await set.client.call(gameSession, { launchId }, account)).value.net

test('a match that runs is named to its player until it is decided, and counts with its stake in the game that was come back to', async () => {
  const [one, two] = [await set.player(), await set.player()]
  const sitters = [await sitter(one), await sitter(two)] as const
  expect(await running(one)).toEqual([])
  const match = await meet(...sitters, 'garden')
  expect(await running(one)).toMatchObject([
    { gameCode: 'thirteen', gameName: 'Thirteen', stake: '1.00', currency: 'EUR' },
  ])
  expect(await running(await set.player())).toEqual([])
  set.clock.advance(1)
  const launches = [await comeBack(one), await comeBack(two)]
  await playOut(sitters, match)
  await set.studio.settle()
  expect(await running(one)).toEqual([])
  const nets = [await netOf(one, launches[0] ?? ''), await netOf(two, launches[1] ?? '')]
  expect(nets.toSorted()).toEqual(['-1.00', '0.94'])
})
