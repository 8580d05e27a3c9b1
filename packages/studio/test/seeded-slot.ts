import { expect, test } from 'vitest'
import { numbersFromBlock } from '../src/engine/fairness/draw.ts'
import { gridAt, payTotal, winsOf } from '../src/games/slot/evaluate.ts'
import { lines } from '../src/games/slot/lines.ts'
import { returnToPlayer } from '../src/games/slot/rtp.ts'
import { stripLengths } from '../src/games/slot/strips.ts'
import { blocks } from './random-blocks.ts'
import { meanOf } from './seeded-rounds.ts'

/** The return of the slot by its strips and pays, as a part of the stake. */
export function exactReturn(): number {
  const { paid, staked } = returnToPlayer()
  return Number((paid * 10n ** 12n) / staked) / 1e12
}

/** Tests that seeded rounds of the slot return what its tables promise. */
export function testSlotReturns(rounds: number): void {
  test(`${rounds} seeded rounds return what the tables promise, within four standard errors`, () => {
    const stream = blocks('a seed for the test')
    const { mean, error } = meanOf(
      rounds,
      () => payTotal(winsOf(gridAt(numbersFromBlock(stream.next().value, stripLengths)))) / lines.length,
    )
    expect(Math.abs(mean - exactReturn())).toBeLessThan(4 * error)
  })
}
