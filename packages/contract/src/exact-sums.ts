import { decimalText } from './minor-units.ts'
import { digitsIn } from './money.ts'

/** Whole units of the last of so many digits after the point. */
function unitsAt(amount: string, places: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Adds amounts of one currency exactly, however many digits each has. */
export function sumOfAmounts(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map(digitsIn))
  return decimalText(
    amounts.reduce((sum, amount) => sum + unitsAt(amount, places), 0n),
    places,
  )
}

/**
 * Compares two amounts of one currency exactly, however many digits each has: above zero where the
 * first is more, below where it is less.
 */
export function compareAmounts(one: string, other: string): number {
  const places = Math.max(digitsIn(one), digitsIn(other))
  return Number(unitsAt(one, places) - unitsAt(other, places))
}
