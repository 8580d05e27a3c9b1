import { toTag } from '@baize/client'

/**
 * A country by its ISO 3166 code, as the language calls it; the code where the browser knows none.
 */
export function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([toTag(language)], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
