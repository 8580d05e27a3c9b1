const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', FUN: 'FUN' }

/** Symbol of a currency before an amount; its code where it has none. */
export const symbolOf = (currency: string): string => symbols[currency] ?? currency
