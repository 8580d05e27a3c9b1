import type { ScopeConfig } from '../config.ts'
import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'
import { textsName } from './texts.ts'
import type { Texts } from './texts.ts'

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
