import type { Texts } from '@baize/client'

// Written out, because bundlers find an asset by exactly this expression.
const addresses: Record<string, () => URL> = {
  en: () => new URL('./en.json', import.meta.url),
  es: () => new URL('./es.json', import.meta.url),
  'account.en': () => new URL('./account.en.json', import.meta.url),
  'account.es': () => new URL('./account.es.json', import.meta.url),
  'agent.en': () => new URL('./agent.en.json', import.meta.url),
  'agent.es': () => new URL('./agent.es.json', import.meta.url),
  'chat.en': () => new URL('./chat.en.json', import.meta.url),
  'chat.es': () => new URL('./chat.es.json', import.meta.url),
  'contract.en': () => new URL('./contract.en.json', import.meta.url),
  'contract.es': () => new URL('./contract.es.json', import.meta.url),
  'game.en': () => new URL('./game.en.json', import.meta.url),
  'game.es': () => new URL('./game.es.json', import.meta.url),
  'lottery.en': () => new URL('./lottery.en.json', import.meta.url),
  'lottery.es': () => new URL('./lottery.es.json', import.meta.url),
  'records.en': () => new URL('./records.en.json', import.meta.url),
  'records.es': () => new URL('./records.es.json', import.meta.url),
  'search.en': () => new URL('./search.en.json', import.meta.url),
  'search.es': () => new URL('./search.es.json', import.meta.url),
  'transfer.en': () => new URL('./transfer.en.json', import.meta.url),
  'transfer.es': () => new URL('./transfer.es.json', import.meta.url),
  'winners.en': () => new URL('./winners.en.json', import.meta.url),
  'winners.es': () => new URL('./winners.es.json', import.meta.url),
}

/** Texts that there are: by language, and by group and language. */
export const written = Object.keys(addresses)

/** Fetches the texts of a language, common ones or a group. Rejects where there are none, or the network fails. */
export async function loadTexts(language: string, group = ''): Promise<Texts> {
  const address = addresses[group ? `${group}.${language}` : language]?.()
  if (!address) throw new RangeError(`No texts in ${language}`)
  const reply = await fetch(address, { credentials: 'omit' })
  if (!reply.ok) throw new TypeError(`${address.pathname}: ${reply.status}`)
  return (await reply.json()) as Texts
}
