import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@baize/contract'

const localesFolder = join(import.meta.dirname, 'locales')
const readTexts = (tag: string, group: string): unknown =>
  JSON.parse(readFileSync(join(localesFolder, tag, `${group}.json`), 'utf8'))

/** Tags of the languages of the texts: one folder each. */
export const languageTags: readonly string[] = readdirSync(localesFolder)

/** A group of texts in every language, by tag. */
export const textsByTag = <T>(group: string): Readonly<Record<string, T>> =>
  Object.fromEntries(languageTags.map(tag => [tag, readTexts(tag, group) as T]))

/** A group of texts in every language, by language code of the API. */
export function textsOf<T>(group: string): Record<string, T> {
  const texts = textsByTag<T>(group)
  const written = Object.entries(languages).filter(([, tag]) => tag in texts)
  return Object.fromEntries(written.map(([code, tag]) => [code, texts[tag] as T]))
}

/** One text of a group in every language, by language code of the API. */
export const inEveryLanguage = <T, P>(group: string, pick: (texts: T) => P): Record<string, P> =>
  Object.fromEntries(Object.entries(textsOf<T>(group)).map(([code, texts]) => [code, pick(texts)]))
