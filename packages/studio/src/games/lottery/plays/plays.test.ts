import { expect, test } from 'vitest'
import { fewRounds } from '../../../../test/many-rounds.ts'
import { optionsOf, testCountedReturns, testDrawnReturns } from '../../../../test/seeded-draws.ts'
import { lotteries, lotteryKinds } from '../lottery-kinds.ts'
import { isOption } from './play.ts'
import { lotteryRules } from '../rules.ts'

// plays.long.test.ts counts what has outcomes by the hundred thousand, and draws every kind.
testCountedReturns(name => !/of (vietnam|sea)$/.test(name))
testDrawnReturns(fewRounds, ['triple', 'race'])

test('no ball leaves the drum twice, and every number is written as long as the others', () => {
  const { model } = lotteries.race
  expect(model.valuesOf(Array<number>(10).fill(0)).map(model.write)).toEqual('01 02 03 04 05 06 07 08 09 10'.split(' '))
  expect(lotteries.vietnam.model.write(42)).toBe('00042')
  for (const kind of ['eleven', 'markSix', 'race'] as const) {
    const { upperBounds, valuesOf } = lotteries[kind].model
    expect(new Set(valuesOf(upperBounds.map(length => length - 1))).size).toBe(upperBounds.length)
  }
})

test('a play that a lottery does not offer is no choice', () => {
  const choiceOf = (sent: unknown) => lotteryRules.triple.choiceOf(sent)
  for (const bad of [null, {}, { play: 'straight' }, { play: 'straight', option: '12' }, { play: 'sum', option: '28' }])
    expect(choiceOf(bad)).toBeNull()
  expect(choiceOf({ play: 'straight', option: '07a' })).toBeNull()
  expect(choiceOf({ play: 'nothing', option: '1' })).toBeNull()
  expect(choiceOf({ play: 'straight', option: '007', more: 1 })).toEqual({ play: 'straight', option: '007' })
  expect(lotteries.sea.plays.every(play => optionsOf(play).every(option => isOption(play, option)))).toBe(true)
})

test('a win is a whole number of minor units at every stake', () => {
  for (const kind of lotteryKinds)
    for (const stake of lotteryRules[kind].stakes(2)) {
      const rules = lotteryRules[kind]
      const stops = rules.upperBounds.map(() => 0)
      for (const play of lotteries[kind].plays)
        for (const option of optionsOf(play)) {
          const choice = { play: play.name, option }
          expect(rules.outcome(stops, stake * 1000n, choice).win).toBe(rules.outcome(stops, stake, choice).win * 1000n)
        }
    }
})
