import { decimals, plainAmount } from '@baize/contract'

/** Numbers, money and times of one language. None of these throws, whatever the platform sends. */
export interface Format {
  /**
   * An amount with its symbol, such as `€1,000.00`. Amounts are decimal strings and stay exact:
   * they have the digits of their currency, and more where the amount has more (WAL-01, WAL-06).
   */
  money: (amount: string, currency: string, symbol?: string) => string
  /** The same without a symbol, as in a column whose head names the currency. */
  amount: (amount: string, currency: string) => string
  /** A number or decimal string with the separators of the language. */
  number: (value: number | string, options?: Intl.NumberFormatOptions) => string
  /** A time as ISO 8601 text or milliseconds since 1970. */
  date: (time: string | number, options?: Intl.DateTimeFormatOptions) => string
  /** How long ago a time was, or how far ahead it is, such as `3 minutes ago`. */
  ago: (time: string | number) => string
  /** Milliseconds since 1970, from which `ago` counts: the platform's time, once it is known. */
  now: () => number
}

const maxFormatters = 200
/**
 * Formatters by what they were made for: making one costs far more than using it. The oldest gives
 * way where there are too many.
 */
const made = new Map<string, unknown>()
function cached<T>(kind: string, locale: string, options: object, make: () => T): T {
  const key = [kind, locale, ...Object.entries(options)].join()
  const known = made.get(key) as T | undefined
  if (known) return known
  if (made.size >= maxFormatters) made.delete(made.keys().next().value ?? '')
  const formatter = make()
  made.set(key, formatter)
  return formatter
}

// Latin digits everywhere: amounts are read out to support and pasted back into fields.
const latin = { numberingSystem: 'latn' } as const
const numbers = (locale: string, options: Intl.NumberFormatOptions) =>
  cached('n', locale, options, () => new Intl.NumberFormat(locale, { ...latin, useGrouping: 'always', ...options }))
const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  cached('d', locale, options, () => new Intl.DateTimeFormat(locale, { ...latin, ...options }))

const attempt = (format: () => string, otherwise: () => string): string => {
  try {
    return format()
  } catch {
    return otherwise()
  }
}
/**
 * Decimal strings are formatted exactly; the type library still says numbers only. Browsers of 2022
 * format the float of a string: there a long one is written as an integer that big, or, where it is
 * none, this throws and it is shown as it came.
 */
const exact = (value: number | string) =>
  ((value as string).length > 15 && !Intl.NumberFormat.prototype.formatRange ? BigInt(value) : value) as number

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * Whether a number is written alike in every language. Making the first formatter of a page takes a
 * slow phone a tenth of a second.
 */
const isPlain = (value: number | string) => (value as number) >>> 0 === value && value < 1000

/** How many digits an amount is written with: zeros behind those of its currency say nothing. */
function digitsOf(amount: string, currency: string) {
  const places = decimals(currency, plainAmount(amount))
  return { minimumFractionDigits: places, maximumFractionDigits: places }
}

/** @param now - milliseconds since 1970 on the clock by which times have passed */
export function createFormat(locale: string, now: () => number): Format {
  const number: Format['number'] = (value, options) =>
    attempt(
      () => (isPlain(value) && !options ? String(value) : numbers(locale, options ?? {}).format(exact(value))),
      () => String(value),
    )

  return {
    number,
    now,
    money(amount, currency, symbol) {
      const digits = digitsOf(amount, currency)
      const mark = symbol || currency
      return attempt(
        () =>
          numbers(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits })
            .formatToParts(exact(amount))
            .map(part => (part.type === 'currency' ? (symbol ?? part.value) : part.value))
            .join(''),
        // USDT and other coins are no ISO 4217 codes, on which Intl throws.
        () => `${number(amount, digits)} ${mark}`,
      )
    },
    amount: (amount, currency) => number(amount, digitsOf(amount, currency)),
    date: (time, options = { dateStyle: 'medium', timeStyle: 'short' }) =>
      attempt(
        () => dates(locale, options).format(new Date(time)),
        () => String(time),
      ),
    ago(time) {
      const seconds = Math.round((new Date(time).getTime() - now()) / 1000)
      const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
      const words = () =>
        cached('r', locale, {}, () => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }))
      return attempt(
        () => words().format(Math.trunc(seconds / size), unit),
        () => String(time),
      )
    },
  }
}
