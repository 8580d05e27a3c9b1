import { languages, type Language } from './constants.ts'

/**
 * Code and BCP 47 tag of a language that somebody wishes for by its code or by a tag, with a region
 * or without: `en-GB`, `EN`, `en_us`.
 */
export function languageOf(wish: string): readonly [code: Language, tag: string] | undefined {
  const asked = wish.replaceAll('_', '-').toLowerCase()
  const fits = (name: string) => asked === name || asked.startsWith(`${name}-`)
  const all = Object.entries(languages) as [Language, string][]
  return all.find(([code, tag]) => fits(code.toLowerCase()) || fits(tag.toLowerCase()))
}
