import { compareAmounts, day, sumOfAmounts, type Output, type profitRecords } from '@baize/contract'

export type Profit = Output<typeof profitRecords>
/** Sums of a period, a day or a category. */
export type Card = Profit['totals']

export const cardFields = [
  'deposit',
  'withdrawal',
  'bet',
  'validBet',
  'payout',
  'bonus',
  'rebate',
  'net',
] as const satisfies (keyof Card)[]
export type CardField = (typeof cardFields)[number]

export const isZero = (amount: string): boolean => compareAmounts(amount, '0') === 0

/** An amount with its sign before it, currency included, in every language; zero has none. */
export function signed(amount: string, write: (amount: string) => string): string {
  const order = compareAmounts(amount, '0')
  const text = write(amount.replace('-', ''))
  if (order === 0) return text
  return order > 0 ? `+${text}` : `−${text}`
}

const negative = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/**
 * What is in the sums of a period and in no category of it, such as a bonus of no game; null where
 * the categories add up to the result.
 */
export function withoutCategory(totals: Card, rows: readonly Card[]): Card | null {
  const rest = Object.fromEntries(
    cardFields.map(field => [field, sumOfAmounts([totals[field], ...rows.map(row => negative(row[field]))])]),
  ) as Card
  const isEmpty = (['bet', 'payout', 'bonus', 'rebate'] as const).every(field => isZero(rest[field]))
  return isEmpty ? null : rest
}

/** Days from one to another, both included, as the contract writes them. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += day)
    days.push(new Date(time).toISOString().slice(0, 10))
  return days
}
