import { languages } from '@baize/contract'

/** A number that a text advertises, as `{slots:10000}`. */
const advertisedCount = /\{slots:(\d{1,9})\}/g

/**
 * A text of staff's whose numbers of slot games are checked: one above what the catalogue really holds gives way to what it holds (HOME-20,
 * CONST-43).
 */
export function capAdvertisedCounts(text: string, slots: number, language: string): string {
  const tag = languages[language as keyof typeof languages] ?? languages.EN
  return text.replace(advertisedCount, (_, said: string) => Math.min(Number(said), slots).toLocaleString(tag))
}

/** The same for every text of a set. */
export const capAdvertisedCountsIn = <T extends Record<keyof T, string>>(
  texts: T,
  slots: number,
  language: string,
): T =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, capAdvertisedCounts(text, slots, language)]),
  ) as T
