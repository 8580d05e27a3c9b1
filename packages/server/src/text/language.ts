import { languages } from '@baize/contract'
import type { Language } from '@baize/contract'

/**
 * The code of a language that there are texts in; null for any other. Nothing is cached or stored
 * by a code that was not checked by it: the shape of codes allows 457,652 of them.
 */
export const knownLanguage = (code: string): Language | null =>
  Object.hasOwn(languages, code) ? (code as Language) : null

/** The name of a country by its ISO 3166 code, in this language; empty where there is no code. */
export function regionName(country: string, language: string): string {
  if (!country) return ''
  const tag = languages[knownLanguage(language) ?? 'EN']
  return new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country
}

/** The text in this language, else in English, else in any (I18N-08). */
export const inLanguage = <T>(texts: Record<string, T>, language: string): T | undefined =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0]
