import { expect, test } from 'vitest'
import { blocks } from '../../../test/random-blocks.ts'
import { manyRounds } from '../../../test/many-rounds.ts'
import { numbersFromBlock } from '../../engine/fairness/draw.ts'
import { casts, catching, chanceOf, creatures, largestOf } from './creatures.ts'
import { fishing } from './rules.ts'

test('every creature returns what the game states, to the last cast', () => {
  for (const { name, pay } of creatures) {
    expect([name, Number.isInteger(catching(pay))]).toEqual([name, true])
    expect([name, ((catching(pay) * pay) / casts).toFixed(2)]).toEqual([name, fishing.rtp])
    const won = (cast: number) => fishing.outcome([cast], 100n, { creature: name }).win
    expect([won(catching(pay) - 1), won(catching(pay))]).toEqual([BigInt(pay), 0n])
  }
})

test('200,000 seeded shots return what the game states, within four standard errors, whatever is aimed at', () => {
  const shots = manyRounds
  const stream = blocks('a seed for the reef')
  const won = new Map<number, number>(creatures.map(({ pay }) => [pay, 0]))
  for (let drawn = 0; drawn < shots;) {
    const [cast] = numbersFromBlock(stream.next().value, fishing.upperBounds)
    if (cast === undefined) continue
    drawn++
    for (const { pay } of creatures) if (cast < catching(pay)) won.set(pay, (won.get(pay) ?? 0) + 1)
  }
  for (const { name, pay } of creatures) {
    const caught = (won.get(pay) ?? 0) / shots
    const error = (pay / 100) * Math.sqrt((caught * (1 - caught)) / shots)
    expect([name, Math.abs((caught * pay) / 100 - 0.97) < 4 * error]).toEqual([name, true])
  }
})

test('the least creature is caught nearly every second time, the greatest nearly never', () => {
  expect([chanceOf(creatures[0].pay), chanceOf(creatures[11].pay)]).toEqual([48.5, 0.485])
})

test('a cast that catches a creature would have caught every smaller one', () => {
  expect([largestOf(0)?.name, largestOf(catching(500) - 1)?.name, largestOf(catching(200))]).toEqual([
    'whale',
    'crab',
    null,
  ])
})

test('a win is a whole number of minor units at every stake, also where the currency has none', () => {
  for (const decimals of [0, 2, 3])
    for (const stake of fishing.stakes(decimals))
      expect(fishing.outcome([0], stake, { creature: 'clownfish' }).win).toBe(stake * 3n)
})

test('a creature that is not in the reef is no choice', () => {
  for (const bad of [null, undefined, 'sprat', {}, { creature: 'kraken' }, { creature: 0 }, { creature: ['sprat'] }])
    expect(fishing.choiceOf(bad)).toBeNull()
  expect(fishing.choiceOf({ creature: 'ray', more: 1 })).toEqual({ creature: 'ray' })
})
