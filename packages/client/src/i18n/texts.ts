import type { Config, ScopeConfig } from '../config.ts'
import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'
import type { WordKey } from './word-key.gen.ts'

/** Texts of one language as i18next reads them. */
export interface Texts {
  [key: string]: string | Texts
}
/**
 * Fetches texts of a language, named by its tag (`en`, `es`): those that every element shares, or a
 * group that some need beside them.
 */
export type LoadTexts = (language: string, group?: string) => Promise<Texts>
/**
 * Texts of a language that are here already, with the group of each, which is empty for the common
 * ones.
 */
export type TextsHere = (language: string) => readonly (readonly [group: string, texts: Texts])[]
/**
 * Words of a page in place of ours, by language and key: `{ en: { 'login.submit': 'Sign in' } }`.
 */
export type Words = { readonly [language: string]: { readonly [Key in WordKey]?: string | undefined } | undefined }
/** Puts the words of a page into texts that have just been fetched. */
export type Reword = (texts: Texts, language: string, words: Words) => Texts | Promise<Texts>
/** Name of the file that holds them: `en`, or `account.en`. */
export const textsName = (language: string, group = ''): string => (group ? `${group}.${language}` : language)

/** The page's own words, for scopes that have none. */
function pageWords(): Words | undefined {
  const { scope, queue } = pageRegistry()
  const settings: readonly (Config | null)[] = scope ? [scope.$config.get()] : queue
  return [...settings].reverse().find(config => config?.words)?.words
}

/**
 * Fetches texts from where the configuration says, else from where the elements were delivered, and
 * puts the words of the page into them.
 */
export async function loadTexts(config: ScopeConfig, language: string, group = ''): Promise<Texts> {
  const texts = await fetchTexts(config, language, group)
  const words = config.words ?? pageWords()
  return (words && (await pageRegistry().reword?.(texts, language, words))) ?? texts
}

/**
 * Those of the script that delivered the elements, where the page has neither texts nor words of
 * its own.
 */
export const textsHere = (config: ScopeConfig, language: string): ReturnType<TextsHere> =>
  config.texts || config.words || pageWords() ? [] : (pageRegistry().textsHere?.(language) ?? [])

async function fetchTexts(
  { texts = pageRegistry().texts, fetch = nativeGlobals.fetch }: ScopeConfig,
  language: string,
  group: string,
): Promise<Texts> {
  if (typeof texts === 'function') return texts(language, group)
  if (!texts) throw new Error('No texts')
  const reply = await fetch(texts.replace('{language}', textsName(language, group)), { credentials: 'omit' })
  if (!reply.ok) throw new Error(`No texts for ${textsName(language, group)}: ${reply.status}`)
  return nativeGlobals.parse(await reply.text()) as Texts
}
