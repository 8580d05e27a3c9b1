import { pageRegistry, type LoadTexts, type TextsHere } from '@baize/client'
import type { Texts } from '@baize/client'
import { addressOf } from 'baize:texts'

const common = 'common'

/** Addresses of which no texts came. */
const failed = new Set<string>()

/**
 * Fetches texts of a language, common ones or a group. Rejects where there are none, or the network
 * fails.
 */
export const loadTexts: LoadTexts = async (language, group = '') => {
  const address = addressOf(language, group || common)
  if (!address) throw new RangeError(language)
  const { href } = address
  const ask = async () => {
    // Without what scripts of the page have added to every object, and without an answer that a
    // cache kept when it was a failure.
    const cache = failed.has(href) ? 'reload' : 'default'
    const reply = await fetch(href, { __proto__: null, credentials: 'omit', cache } as RequestInit)
    if (reply.ok) return (await reply.json()) as Texts
    failed.add(href)
    throw new TypeError(href)
  }
  const prefetched = pageRegistry().earlyTexts?.get(href)?.coming
  return prefetched?.catch(() => failed.add(href) && ask()) ?? ask()
}

/**
 * Texts that the loader asked for and that have come; not those of another version on the page,
 * which lie elsewhere.
 */
export const textsHere: TextsHere = language =>
  [...(pageRegistry().earlyTexts ?? [])].flatMap(([address, asked]) =>
    asked.here && asked.language === language && addressOf(language, asked.group || common)?.href === address
      ? [[asked.group, asked.here] as const]
      : [],
  )
