import { pageRegistry, type LoadTexts, type TextsHere } from '@baize/client'
import type { Texts } from '@baize/client'
import { addressOf } from 'baize:texts'

const common = 'common'

/**
 * Fetches texts of a language, common ones or a group. Rejects where there are none, or the network
 * fails.
 */
export const loadTexts: LoadTexts = async (language, group = '') => {
  const address = addressOf(language, group || common)
  if (!address) throw new RangeError(`No texts in ${language}`)
  const ask = async () => {
    // Without what scripts of the page have added to every object.
    const reply = await fetch(address, { __proto__: null, credentials: 'omit' } as RequestInit)
    if (!reply.ok) throw new TypeError(`${address.pathname}: ${reply.status}`)
    return (await reply.json()) as Texts
  }
  return pageRegistry().earlyTexts?.get(address.href)?.coming.catch(ask) ?? ask()
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
