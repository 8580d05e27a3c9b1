import { expect, test } from 'vitest'
import { numbersFromBlock } from '../src/engine/fairness/draw.ts'
import type { Rules } from '../src/engine/game.ts'
import { ascent } from '../src/games/ascent/rules.ts'
import { dice } from '../src/games/dice/rules.ts'
import { plinko } from '../src/games/plinko/rules.ts'
import { blocks } from './random-blocks.ts'

/** Bets on games that are drawn at the press: a name, the rules, and what is chosen. */
export const instantBets: [string, Rules, object][] = [
  ['ascent at 2.00', ascent, { height: 200 }],
  ['ascent at 25.00', ascent, { height: 2500 }],
  ['dice at 10', dice, { side: 'over', chance: 10 }],
  ['plinko', plinko, {}],
]

/** What the mean of many rounds was, and its standard error. */
export function meanOf(rounds: number, play: (round: number) => number): { mean: number; error: number } {
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const back = play(round)
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}

/** Tests that seeded rounds of the games that are drawn at the press return what each states. */
export function testReturns(rounds: number): void {
  test.each(instantBets)(
    `${rounds} seeded rounds of %s return what it states, within four standard errors`,
    (_, rules, choice) => {
      const stream = blocks('a seed for the test')
      const { mean, error } = meanOf(rounds, () => {
        const drawn: number[] = []
        while (drawn.length < rules.upperBounds.length)
          drawn.push(...numbersFromBlock(stream.next().value, rules.upperBounds.slice(drawn.length)))
        return Number(rules.outcome(drawn, 100n, choice).win) / 100
      })
      expect(Math.abs(mean - Number(rules.rtp) / 100)).toBeLessThan(4 * error)
    },
  )
}
