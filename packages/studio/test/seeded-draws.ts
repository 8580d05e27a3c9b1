import { expect, test } from 'vitest'
import { numbersFromBlock } from '../src/engine/fairness/draw.ts'
import { lotteries, lotteryKinds } from '../src/games/lottery/lottery-kinds.ts'
import type { DrawModel, LotteryKind } from '../src/games/lottery/lottery-kinds.ts'
import { payOf, type Play } from '../src/games/lottery/plays/play.ts'
import { lotteryRules } from '../src/games/lottery/rules.ts'
import { blocks } from './random-blocks.ts'

/** Where any number of so many digits can be chosen, one is as likely as another. */
export const optionsOf = ({ options }: Play): readonly string[] =>
  'digits' in options ? ['7'.repeat(options.digits)] : options

/**
 * Sum that all outcomes give back for each option, in hundredths of a stake on every one of them.
 */
export function counted(model: DrawModel, play: Play): number[] {
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

/**
 * Tests that every play returns what it states, with all outcomes counted.
 * @param isWanted - whether a play is among those
 */
export function testCountedReturns(isWanted: (name: string) => boolean): void {
  const plays = lotteryKinds
    .flatMap(kind =>
      lotteries[kind].plays.map(play => [`${play.name} of ${kind}`, lotteries[kind].model, play] as const),
    )
    .filter(([name]) => isWanted(name))
  test.each(plays)('%s returns what it states: every outcome counted, the least of its options', (_, model, play) => {
    const returns = counted(model, play)
    expect((Math.floor(Math.min(...returns) * 100) / 100).toFixed(2)).toBe(play.rtp)
    expect(Math.max(...returns)).toBeLessThan(98)
  })
}

/** Tests that seeded draws of these kinds of lottery return what their plays state. */
export function testDrawnReturns(draws: number, kinds: readonly LotteryKind[] = lotteryKinds): void {
  test.each(kinds)(`${draws} seeded draws of %s return what every play states, within four standard errors`, kind => {
    const { upperBounds } = lotteryRules[kind]
    const { model, plays } = lotteries[kind]
    const bets = plays.map(play => ({ play, option: optionsOf(play)[0] ?? '', sum: 0, squares: 0 }))
    const stream = blocks(`a seed for ${kind}`)
    for (let draw = 0; draw < draws; draw++) {
      const stops: number[] = []
      while (stops.length < upperBounds.length)
        stops.push(...numbersFromBlock(stream.next().value, upperBounds.slice(stops.length)))
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
  })
}
