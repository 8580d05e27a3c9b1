import { takeEarly } from '@baize/client'
import type { Texts } from '@baize/client'
import { addressOf } from 'baize:texts'

/** Fetches the texts of a language, common ones or a group. Rejects where there are none, or the network fails. */
export async function loadTexts(language: string, group = ''): Promise<Texts> {
  const address = addressOf(language, group || 'common')
  if (!address) throw new RangeError(`No texts in ${language}`)
  // Without what scripts of the page have added to every object.
  const ask = () => fetch(address, { __proto__: null, credentials: 'omit' } as RequestInit)
  const reply = await (takeEarly(address.href)?.answer.catch(ask) ?? ask())
  if (!reply.ok) throw new TypeError(`${address.pathname}: ${reply.status}`)
  return (await reply.json()) as Texts
}
