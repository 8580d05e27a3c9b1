import { languages } from '@baize/contract'

/**
 * An advertised number in a text: `{slots:10000}`, or with words around it that hold for the whole
 * number and for a smaller one, where `#` is the number: `{slots:10000|Nearly # slot games|#
 * slots}`.
 */
const advertisedCount = /\{slots:(\d{1,9})(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * A text of staff with its advertised numbers of slot games, each at most the number in the
 * catalogue (HOME-20, CONST-43).
 */
export function capAdvertisedCounts(text: string, slots: number, language: string): string {
  const tag = languages[language as keyof typeof languages] ?? languages.EN
  return text.replace(advertisedCount, (_, said: string, whole?: string, fewer?: string) => {
    const words = (slots < Number(said) ? fewer : whole) ?? '#'
    return words.replace('#', Math.min(Number(said), slots).toLocaleString(tag))
  })
}

/** Caps the advertised numbers in every text of a set. */
export const capAdvertisedCountsIn = <T extends Record<keyof T, string>>(
  texts: T,
  slots: number,
  language: string,
): T =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, capAdvertisedCounts(text, slots, language)]),
  ) as T
