import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'
import type { Texts } from './texts.ts'

/** Texts that were asked for before the code was there that shows them. */
export interface EarlyTexts {
  language: string
  /** Empty for the common ones. */
  group: string
  coming: Promise<Texts>
  /** What came, so that a view that is drawn later has it at once. */
  here?: Texts
}

/** Milliseconds for which texts wait for that code. */
const keptFor = 10_000

/** Rejects where there are none. Whoever asks again says more of it. */
async function fetchTexts(address: string): Promise<Texts> {
  const reply = await nativeGlobals.fetch(address, { credentials: 'omit' })
  return reply.ok ? (nativeGlobals.parse(await reply.text()) as Texts) : Promise.reject(new TypeError())
}

/** Fetches texts beside the code that will show them. */
export function askTextsEarly(address: string, language: string, group = ''): void {
  const early = (pageRegistry().earlyTexts ??= new Map())
  if (early.has(address)) return
  const coming = fetchTexts(address)
  const asked: EarlyTexts = { language, group, coming }
  // Whoever takes them hears of a failure; where nobody does, nobody has to.
  coming.then(texts => (asked.here = texts)).catch(() => {})
  early.set(address, asked)
  setTimeout(() => early.delete(address), keptFor)
}
