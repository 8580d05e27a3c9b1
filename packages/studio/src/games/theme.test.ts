import { emblems } from '@baize/art'
import { expect, test } from 'vitest'
import { catalogue } from '../../../server/src/games/catalogue/catalogue.ts'
import { isPlayed } from '../../../server/src/games/catalogue/played-games.ts'
import { lotteryLobbyFamilies } from './lottery/drawn-games.ts'
import { picture } from './pictures.ts'
import { isOffered, themeOf } from './theme.ts'

const slots = catalogue(400).filter(game => game.gameType === 'RNG')

test('every slot of the demo catalogue is played under its own name and emblem', () => {
  expect(slots.length).toBeGreaterThan(300)
  for (const { gameCode, name, emblem } of slots) expect(themeOf(gameCode)).toMatchObject({ name, emblem })
})

test('the studio makes every open game of the largest catalogue, the lobbies of the lotteries, and nothing else', () => {
  const codes = [
    ...catalogue(10_000).filter(isPlayed),
    ...[...lotteryLobbyFamilies].map(([gameCode]) => ({ gameCode })),
  ]
  expect(codes.length).toBeGreaterThan(9_900)
  for (const { gameCode } of codes) expect([gameCode, isOffered(gameCode)]).toEqual([gameCode, true])
  for (const none of ['', 'g1', 'dragon', 'jade-unicorn', 'jade-dragon-', 'speed-roulette', 'toString'])
    expect([none, isOffered(none)]).toEqual([none, false])
})

test('the slots chosen by hand look like their posters', () => {
  for (const { gameCode, palette, face } of slots.slice(0, 14))
    expect(themeOf(gameCode)).toMatchObject({ palette, face })
})

test('each of the eight ranks has an emblem of its own, the game’s own first', () => {
  for (const { gameCode, emblem } of slots) {
    const { symbols } = themeOf(gameCode)
    expect(symbols[0]).toBe(emblem)
    expect(new Set(symbols).size).toBe(8)
    for (const symbol of symbols) expect(emblems).toContain(symbol)
  }
})

test('a code nobody has heard of still makes a game, always the same one', () => {
  expect(themeOf('some-unheard-thing')).toEqual(themeOf('some-unheard-thing'))
  expect(themeOf('some-unheard-thing').name).toBe('Some Unheard Thing')
  expect(picture('title-<script>')).not.toContain('<script')
})
