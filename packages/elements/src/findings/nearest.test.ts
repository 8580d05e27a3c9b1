import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const known = ['login', 'register', 'game-lane', 'game-list', 'game-tile', 'account-bar', 'winner-board']

it.each([
  ['logn', 'login'],
  ['lgoin', 'login'],
  ['gamelane', 'game-lane'],
  ['game-lanes', 'game-lane'],
  ['gam-list', 'game-list'],
  ['accountbar', 'account-bar'],
  ['winer-bord', 'winner-board'],
])('takes %s for %s', (typed, meant) => {
  expect(nearest(typed, known)).toBe(meant)
})

it.each(['lobby', 'x', 'banner', 'sportsbook', ''])('makes nothing of %j', typed => {
  expect(nearest(typed, known)).toBeUndefined()
})
