import { expect, test } from 'vitest'
import { fewRounds } from '../../test/many-rounds.ts'
import { instantBets, testReturns } from '../../test/seeded-rounds.ts'
import { ascent, crashPointOf, cashOutRange, launches, launchesReaching } from './ascent/rules.ts'
import { dice, hits, pays as dicePays, rolls, sides } from './dice/rules.ts'
import { isInstantKind, kinds, rulesOf } from './kinds.ts'
import { pays as plinkoPays, plinko, rows } from './plinko/rules.ts'

const percent = (paid: number, staked: number) => ((paid / staked) * 100).toFixed(2)

test('a rocket returns what it states at every cash-out', () => {
  for (let height = cashOutRange.min; height <= cashOutRange.max; height++)
    expect([height, percent(launchesReaching(height) * height, launches * 100)]).toEqual([height, ascent.rtp])
})

test('as many launches reach a height as the return is computed from, to the very last of them', () => {
  for (const height of [101, 102, 150, 199, 200, 333, 1000, 9999, 10_000]) {
    const last = launchesReaching(height) - 1
    expect([crashPointOf(last) >= height, crashPointOf(last + 1) >= height]).toEqual([true, false])
  }
  expect(crashPointOf(launches - 1)).toBe(100)
})

test('dice return what they state at every chance, low and high', () => {
  for (const [chance, pay] of dicePays)
    for (const side of sides) {
      const won = Array.from({ length: rolls }, (_, roll) => roll).filter(roll => hits(roll, { side, chance })).length
      expect(percent(won * pay, rolls * 100)).toBe(dice.rtp)
    }
})

test('a ball returns what it states: every path counted', () => {
  let paid = 0
  for (let path = 0; path < 2 ** rows; path++) paid += plinkoPays[path.toString(2).replaceAll('0', '').length] ?? 0
  expect(percent(paid, 2 ** rows * 100)).toBe(plinko.rtp)
})

testReturns(fewRounds)

test('one press follows another after two and a half seconds in slots, and after five in other games that are drawn at the press (RTS 14)', () => {
  const pauses = kinds.filter(isInstantKind).map(kind => [kind, rulesOf(kind).pauseMs])
  expect(Object.fromEntries(pauses)).toEqual({ slot: 2500, ascent: 5000, dice: 5000, plinko: 5000, fishing: 5000 })
})

test('a choice that a game does not offer is none', () => {
  for (const bad of [null, undefined, 'x', {}, { height: 100 }, { height: 10_001 }, { height: 1.5 }, { height: '200' }])
    expect(ascent.choiceOf(bad)).toBeNull()
  for (const bad of [{}, { side: 'under' }, { side: 'beside', chance: 50 }, { side: 'over', chance: 3 }, null])
    expect(dice.choiceOf(bad)).toBeNull()
  expect(ascent.choiceOf({ height: 250, more: 1 })).toEqual({ height: 250 })
  expect(dice.choiceOf({ side: 'over', chance: 25 })).toEqual({ side: 'over', chance: 25 })
})

test('a win is a whole number of minor units at every stake', () => {
  for (const [, rules, choice] of instantBets)
    for (const stake of rules.stakes(2)) {
      const drawn = rules.upperBounds.map(() => 0)
      const { win } = rules.outcome(drawn, stake, choice)
      expect(rules.outcome(drawn, stake * 1000n, choice).win).toBe(win * 1000n)
    }
})
