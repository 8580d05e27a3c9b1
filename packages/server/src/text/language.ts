import { languages } from '@baize/contract'
import type { Language } from '@baize/contract'

/**
 * The code of a language that there are texts in; null for any other. Nothing is cached or stored
 * by a code that was not checked by it: the shape of codes allows 457,652 of them.
 */
export const knownLanguage = (code: string): Language | null =>
  Object.hasOwn(languages, code) ? (code as Language) : null

const regionNames = Object.fromEntries(
  Object.entries(languages).map(([code, tag]) => [code, new Intl.DisplayNames(tag, { type: 'region' })]),
) as Record<Language, Intl.DisplayNames>

/** The name of a country by its ISO 3166 code, in this language; empty where there is no code. */
export const regionName = (country: string, language: string): string =>
  country && (regionNames[knownLanguage(language) ?? 'EN'].of(country) ?? country)

/** The text in this language, else in English, else in any (I18N-08). */
export const inLanguage = <T>(texts: Record<string, T>, language: string): T | undefined =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0]
