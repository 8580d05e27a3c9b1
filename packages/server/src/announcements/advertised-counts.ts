import { languages } from '@baize/contract'

/** A number that a text advertises, as `{slots:10000}`. */
const advertised = /\{slots:(\d{1,9})\}/g

/**
 * A text of staff's whose numbers of slot games are checked: one above what the catalogue really holds gives way to what it holds (HOME-20,
 * CONST-43).
 */
export function checkedText(text: string, slots: number, language: string): string {
  const tag = languages[language as keyof typeof languages] ?? languages.EN
  return text.replace(advertised, (_, said: string) => Math.min(Number(said), slots).toLocaleString(tag))
}

/** The same for every text of a set. */
export const checkedTexts = <T extends Record<keyof T, string>>(texts: T, slots: number, language: string): T =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, checkedText(text, slots, language)]),
  ) as T
