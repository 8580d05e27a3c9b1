import { languages, offeredLanguages } from '@baize/contract'

// Codes of the specification are ISO 639 in upper case; these two name a country instead (I18N-09).
const countries: Record<string, string> = { CN: 'zh-Hans', TW: 'zh-Hant' }

/**
 * The codes a site may offer: those the specification names, and what makes them forty (I18N-01,
 * I18N-07).
 */
export const languageCodes =
  'EN ES CN TW JA KO TH VI MY HI ID KM MS PT PT-BR TR BN AR FA RU FR DE IT NL PL SV DA NO FI CS HU RO EL UK HE UR TA TE LO NE'.split(
    ' ',
  )

/**
 * Languages that there are texts for: each is its own tag. `Intl` takes a slow phone long over its
 * first question.
 */
const spoken: readonly string[] = Object.values(languages)

/** BCP 47 tag of a tag or a code; empty where it is neither, because `Intl` throws on those. */
export function toTag(language: string): string {
  const plain = language.toLowerCase()
  // No wish is asked about often, and an error that `Intl` throws costs most of all.
  if (!plain || spoken.includes(plain)) return plain
  const name = language.replaceAll('_', '-')
  try {
    return countries[name] ?? Intl.getCanonicalLocales(name)[0] ?? ''
  } catch {
    return ''
  }
}

/** Code of a tag, as calls carry it (I18N-14). */
export function toCode(tag: string): string {
  const country = Object.keys(countries).find(code => countries[code] === tag)
  return country ?? tag.toUpperCase()
}

/** The language of a site that serves a wish best, or empty: `es` for `es-MX`. */
export function matchLanguage(wish: string, offered: readonly string[]): string {
  const tag = toTag(wish)
  const fits = (language: string) => tag === language || tag.startsWith(`${language}-`)
  return offered.filter(fits).sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Tags of what a site offers; without a list, what every site does (I18N-03, I18N-08). */
export const offeredTags = (locales: readonly string[] | undefined): readonly string[] =>
  (locales ?? offeredLanguages).map(toTag).filter(Boolean)

/** Whether there are texts for a wish, so that a site could offer them. */
export const hasTexts = (wish: string): boolean => matchLanguage(wish, spoken) !== ''

export const directionOf = (tag: string): 'ltr' | 'rtl' => (/^(ar|fa|he|ur)\b/.test(tag) ? 'rtl' : 'ltr')
