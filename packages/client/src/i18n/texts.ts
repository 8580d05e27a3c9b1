import type { ScopeConfig } from '../config.ts'
import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'

/** Texts of one language as i18next reads them. */
export interface Texts {
  [key: string]: string | Texts
}
/** Fetches texts of a language, named by its tag (`en`, `es`): those that every element shares, or a group that some need beside them. */
export type LoadTexts = (language: string, group?: string) => Promise<Texts>
/** Name of the file that holds them: `en`, or `account.en`. */
export const textsName = (language: string, group = ''): string => (group ? `${group}.${language}` : language)

/** Fetches texts from where the configuration says, else from where the elements were delivered. */
export async function loadTexts(
  { texts = pageRegistry().texts, fetch = nativeGlobals.fetch }: ScopeConfig,
  language: string,
  group = '',
): Promise<Texts> {
  if (typeof texts === 'function') return texts(language, group)
  if (!texts) throw new Error('No texts')
  const reply = await fetch(texts.replace('{language}', textsName(language, group)), { credentials: 'omit' })
  if (!reply.ok) throw new Error(`No texts for ${textsName(language, group)}: ${reply.status}`)
  return nativeGlobals.parse(await reply.text()) as Texts
}
