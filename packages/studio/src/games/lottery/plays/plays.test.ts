import { expect, test } from 'vitest'
import { blocks } from '../../../../test/random-blocks.ts'
import { manyRounds } from '../../../../test/many-rounds.ts'
import { stopsOf } from '../../../engine/fairness/draw.ts'
import { lotteries, lotteryKinds } from '../lottery-kinds.ts'
import type { DrawModel } from '../lottery-kinds.ts'
import { isOption, payOf, type Play } from './play.ts'
import { lotteryRules } from '../rules.ts'

const everyPlay = lotteryKinds.flatMap(kind =>
  lotteries[kind].plays.map(play => [`${play.name} of ${kind}`, lotteries[kind].model, play] as const),
)

/** Where any number of so many digits can be chosen, one is as likely as another. */
const optionsOf = ({ options }: Play): readonly string[] =>
  'digits' in options ? ['7'.repeat(options.digits)] : options

/** Sum that all outcomes give back for each option, in hundredths of a stake on every one of them. */
function counted(model: DrawModel, play: Play): number[] {
  const places = play.each ? 1 : play.reads.length
  const alone = { ...play, reads: play.reads.slice(0, places).map((_, place) => place) }
  const options = optionsOf(play)
  const paid = options.map(() => 0)
  let outcomes = 0
  for (const values of model.outcomes(places)) {
    options.forEach((option, i) => (paid[i]! += payOf(alone, values, option)))
    outcomes++
  }
  return paid.map(sum => (sum * (play.reads.length / places)) / outcomes)
}

test.each(everyPlay)('%s returns what it states: every outcome counted, the least of its options', (_, model, play) => {
  const returns = counted(model, play)
  expect((Math.floor(Math.min(...returns) * 100) / 100).toFixed(2)).toBe(play.rtp)
  expect(Math.max(...returns)).toBeLessThan(98)
})

test.each(lotteryKinds)(
  '200,000 seeded draws of %s return what every play states, within four standard errors',
  kind => {
    const draws = manyRounds
    const { lengths } = lotteryRules[kind]
    const { model, plays } = lotteries[kind]
    const bets = plays.map(play => ({ play, option: optionsOf(play)[0] ?? '', sum: 0, squares: 0 }))
    const stream = blocks(`a seed for ${kind}`)
    for (let draw = 0; draw < draws; draw++) {
      const stops: number[] = []
      while (stops.length < lengths.length) stops.push(...stopsOf(stream.next().value, lengths.slice(stops.length)))
      const values = model.valuesOf(stops)
      for (const bet of bets) {
        const back = payOf(bet.play, values, bet.option) / 100
        bet.sum += back
        bet.squares += back * back
      }
    }
    for (const { play, sum, squares } of bets) {
      const mean = sum / draws
      const error = Math.sqrt((squares / draws - mean * mean) / draws)
      const [stated = 0] = counted(model, play)
      expect(Math.abs(mean - stated / 100), play.name).toBeLessThan(4 * error)
    }
  },
  240_000,
)

test('no ball leaves the drum twice, and every number is written as long as the others', () => {
  const { model } = lotteries.race
  expect(model.valuesOf(Array<number>(10).fill(0)).map(model.write)).toEqual('01 02 03 04 05 06 07 08 09 10'.split(' '))
  expect(lotteries.vietnam.model.write(42)).toBe('00042')
  for (const kind of ['eleven', 'markSix', 'race'] as const) {
    const { lengths, valuesOf } = lotteries[kind].model
    expect(new Set(valuesOf(lengths.map(length => length - 1))).size).toBe(lengths.length)
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
      const stops = rules.lengths.map(() => 0)
      for (const play of lotteries[kind].plays)
        for (const option of optionsOf(play)) {
          const choice = { play: play.name, option }
          expect(rules.outcome(stops, stake * 1000n, choice).win).toBe(rules.outcome(stops, stake, choice).win * 1000n)
        }
    }
})
