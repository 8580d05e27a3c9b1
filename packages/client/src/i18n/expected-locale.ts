import type { Config } from '../config.ts'
import { storedText } from '../storage.ts'
import { hasTexts, matchLanguage, offeredTags, toTag } from './languages.ts'

/**
 * The language that a page will speak, as far as that is known before the client is there
 * (I18N-11); null where the platform has to say whether it is offered.
 *
 * @param own - whether the page is the operator's own
 */
export function expectedLocale({ locale, locales, merchant = '', storage }: Config, own: boolean): string | null {
  const offered = offeredTags(locales)
  const key = own ? 'lang' : `baize.${merchant}.lang`
  const wishes = [
    own && new URL(location.href).searchParams.get('lang'),
    storage !== 'memory' && storedText(key),
    locale,
    document.documentElement.lang,
  ]
  for (const wish of wishes) {
    if (matchLanguage(wish || '', offered)) return toTag(wish || '')
    if (!locales && hasTexts(wish || '')) return null
  }
  return 'en'
}
