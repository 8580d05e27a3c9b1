import type { Texts } from '@baize/client'

// Written out, because bundlers find an asset by exactly this expression.
const addresses: Record<string, () => URL> = {
  en: () => new URL('./en.json', import.meta.url),
  es: () => new URL('./es.json', import.meta.url),
}

/** Languages that have texts. */
export const translated = Object.keys(addresses)

/** Fetches the texts of a language. Rejects where there are none, or the network fails. */
export async function loadTexts(language: string): Promise<Texts> {
  const address = addresses[language]?.()
  if (!address) throw new RangeError(`No texts in ${language}`)
  const reply = await fetch(address, { credentials: 'omit' })
  if (!reply.ok) throw new TypeError(`${address.pathname}: ${reply.status}`)
  return (await reply.json()) as Texts
}
