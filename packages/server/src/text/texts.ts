import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@baize/contract'

const folder = join(import.meta.dirname, 'locales')
const read = (tag: string, group: string): unknown =>
  JSON.parse(readFileSync(join(folder, tag, `${group}.json`), 'utf8'))

/** Tags of the languages that the platform writes: a folder each. */
export const tags: readonly string[] = readdirSync(folder)

/** A group of texts in every language, by tag. */
export const textsByTag = <T>(group: string): Readonly<Record<string, T>> =>
  Object.fromEntries(tags.map(tag => [tag, read(tag, group) as T]))

/** The same by the code of the wire. */
export function textsOf<T>(group: string): Record<string, T> {
  const texts = textsByTag<T>(group)
  const written = Object.entries(languages).filter(([, tag]) => tag in texts)
  return Object.fromEntries(written.map(([code, tag]) => [code, texts[tag] as T]))
}

/** What a group says about one thing in every language, by the code of the wire. */
export const inEveryLanguage = <T, P>(group: string, pick: (texts: T) => P): Record<string, P> =>
  Object.fromEntries(Object.entries(textsOf<T>(group)).map(([code, texts]) => [code, pick(texts)]))
