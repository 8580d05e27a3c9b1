const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', FUN: 'FUN' }

/** How a currency is written before an amount; its code where it has no sign of its own. */
export const symbolOf = (currency: string): string => symbols[currency] ?? currency
