import { nativeGlobals } from '../native-globals.ts'
import { pageRegistry } from '../page-registry.ts'
import type { Texts } from '../i18n/texts.ts'

/** Texts that were requested before the code that shows them has loaded. */
export interface PrefetchedTexts {
  language: string
  /** Empty for the common ones. */
  group: string
  coming: Promise<Texts>
  /** What came, so that a view that is drawn later has it at once. */
  here?: Texts
}

/** Milliseconds for which texts are kept for that code. */
const keptFor = 10_000

/** @throws TypeError where the address has no texts */
async function fetchTexts(address: string): Promise<Texts> {
  const reply = await nativeGlobals.fetch(address, { credentials: 'omit' })
  return reply.ok ? (nativeGlobals.parse(await reply.text()) as Texts) : Promise.reject(new TypeError())
}

/** Fetches texts while the code that shows them loads, once for each address. */
export function prefetchTexts(address: string, language: string, group = ''): void {
  const prefetched = (pageRegistry().earlyTexts ??= new Map())
  if (prefetched.has(address)) return
  const coming = fetchTexts(address)
  const asked: PrefetchedTexts = { language, group, coming }
  // A failure reaches whoever takes the texts; without a taker it must not be an unhandled
  // rejection.
  coming.then(texts => (asked.here = texts)).catch(() => {})
  prefetched.set(address, asked)
  setTimeout(() => prefetched.delete(address), keptFor)
}
