/** Writes amounts for people: symbol, grouped digits, every decimal of the currency. */
export type Money = (amount: string) => string

/** @param symbol - as the operator writes it, such as `€` */
export function moneyFor(language: string, symbol: string): Money {
  return amount => {
    const decimals = amount.split('.')[1]?.length ?? 0
    const format = new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // Spanish leaves four digits ungrouped; the operator beside us does not.
      useGrouping: 'always',
    })
    // A decimal string goes in as it is: Intl counts all its digits, a float would not.
    return `${symbol} ${format.format(amount as `${number}`)}`
  }
}

/** Whether one decimal string of a currency is more than another. Both have the same decimals. */
export const isMore = (a: string, b: string): boolean => BigInt(a.replace('.', '')) > BigInt(b.replace('.', ''))
