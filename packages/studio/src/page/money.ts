/**
 * Writes amounts for people: as the language does, with grouped digits and every decimal of the
 * currency.
 */
export type Money = (amount: string) => string

/**
 * @param symbol - as the operator writes it, such as `€`; it stands where the language puts it, as
 *   it does on the operator's page
 */
export function moneyFor(language: string, symbol: string): Money {
  return amount => {
    const decimals = amount.split('.')[1]?.length ?? 0
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      // Any currency does: its mark gives way to the symbol, and its decimals to those of the
      // amount.
      currency: 'EUR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Spanish leaves four digits ungrouped; the operator beside us does not.
      useGrouping: 'always',
    })
    // A decimal string goes in as it is: Intl counts all its digits, a float would not.
    const parts = format.formatToParts(amount as `${number}`)
    return parts.map(({ type, value }) => (type === 'currency' ? symbol : value)).join('')
  }
}

/** Writes an amount with the code of its currency behind it, for pages that stand alone. */
export function codedMoney(language: string, currency: string): Money {
  return amount => {
    const decimals = amount.split('.')[1]?.length ?? 0
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, useGrouping: 'always' })
    return `${format.format(amount as `${number}`)} ${currency}`
  }
}

/** A decimal string as minor units of its own decimals. */
export const toUnits = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** Whether one decimal string of a currency is more than another. Both have the same decimals. */
export const isMore = (a: string, b: string): boolean => toUnits(a) > toUnits(b)
