import { toMinor } from '@baize/contract'

/** Minimum and maximum of one order, in minor units. */
export interface AmountLimits {
  min: bigint
  max: bigint
}

/** At most fifteen digits, so that no input takes long to parse. */
const amountPattern = /^\d{1,15}(\.\d{1,8})?$/

/** Minor units of a typed amount; null where it is no amount of this currency. */
export function typedUnits(typed: string, currency: string): bigint | null {
  try {
    return amountPattern.test(typed) ? toMinor(typed, currency) : null
  } catch {
    return null
  }
}

/** What is wrong with a typed amount: `empty`, `format`, or `range` where it is outside limits. */
export function amountProblem(typed: string, units: bigint | null, { min, max }: AmountLimits): string | null {
  if (!typed) return 'empty'
  if (units === null) return 'format'
  return units < min || units > max || units === 0n ? 'range' : null
}
