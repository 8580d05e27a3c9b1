import { atom, type ReadableAtom } from 'nanostores'
import type { ScopeConfig } from '../config.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { hasTexts, matchLanguage, offeredTags, toTag } from './languages.ts'

/**
 * The languages that a site offers: by the configuration of the page, else by the platform, else
 * the usual ones.
 */
export interface OfferedLanguages {
  /** The platform's list; null until it was asked. */
  $site: ReadableAtom<readonly string[] | null>
  /** Tags of what is offered, as far as it is known. */
  list: () => readonly string[]
  /** Asks the platform once, where the page does not say. */
  ask: () => void
  /**
   * The tag of a wish that the site serves, empty where it does not. Null until the platform has
   * said so: it is asked about a language that there are texts for and not every site offers.
   */
  served: (wish?: string | null) => string | null
}

interface OfferedLanguagesDeps {
  env: Pick<BrowserEnv, 'after'>
  $config: ReadableAtom<ScopeConfig | null>
  /** As the platform says. */
  siteLanguages: () => Promise<readonly string[]>
}

/** Milliseconds that a page waits for the platform before it speaks one of the usual languages. */
const answerTimeout = 3000

export function createOfferedLanguages({ env, $config, siteLanguages }: OfferedLanguagesDeps): OfferedLanguages {
  const $site = atom<readonly string[] | null>(null)
  const list = () => offeredTags($config.get()?.locales ?? $site.get() ?? undefined)

  let asked = false
  const ask = () => {
    if (asked || $config.get()?.locales) return
    asked = true
    const giveUp = () => $site.get() ?? $site.set(list())
    const stop = env.after(answerTimeout, giveUp)
    siteLanguages()
      .then(languages => $site.set(languages), giveUp)
      .finally(stop)
  }

  const served: OfferedLanguages['served'] = wish => {
    if (matchLanguage(wish ?? '', list())) return toTag(wish ?? '')
    const config = $config.get()
    if (!config || config.locales || $site.get() || !hasTexts(wish ?? '')) return ''
    ask()
    return null
  }

  return { $site, list, ask, served }
}
