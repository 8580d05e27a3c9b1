import { timing } from '@baize/contract'
import { core, folder } from 'baize:chunks'
import type * as coreChunk from '../core.ts'
import type { PlaceholderClass } from '../runtime/placeholder-class.ts'
import { isSupported, showFailure } from './failure.ts'
import { find } from './find.ts'
import type { KnownElement } from './known-elements.ts'

export type Core = typeof coreChunk
type Status = 'loading' | 'loaded' | 'failed'

const addressOf = (chunk: string | number) => new URL(`${folder}/${chunk}.js`, import.meta.url).href

/** Loads a chunk ahead of its use; whoever imports it reports a failure. */
const preload = (chunk: string | number) => void import(addressOf(chunk)).catch(() => {})

/** Loads what prefetches texts and answers while the code loads. */
export const loadPrefetch = (): void => preload('early')

let coreChunkLoad: Promise<Core> | null = null

/** The shared chunk, asked for once. */
export function loadCore(): Promise<Core> {
  coreChunkLoad ??= (import(addressOf(core)) as Promise<Core>).catch((error: unknown) => {
    coreChunkLoad = null
    throw error
  })
  return coreChunkLoad
}

/**
 * Whether the page's import map pins our files by integrity: it names their exact addresses, so
 * that a retry under another would fail.
 */
const hasIntegrityMap = () => [...find('script[type=importmap]')].some(({ text }) => text.includes('"integrity"'))

/**
 * Asks twice. A browser remembers that an address failed, so the second time is under another one:
 * only leaves may be asked for like that, a second copy of the shared chunk would be a second
 * React.
 */
const loadElementChunk = (address: string, again: boolean): Promise<Record<string, unknown>> => {
  const anew = () => import(hasIntegrityMap() ? address : `${address}?r=${Date.now()}`)
  return again ? anew() : import(address).catch(anew)
}

/** Rejects after two minutes (CONST-44). */
const withTimeout = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, fail) => setTimeout(fail, timing.chunkTimeout, 'timeout'))])

/**
 * Loads the code of an element when its tag first appears on the page, each tag once, beside the
 * shared chunk rather than after it.
 */
export function createElementLoader() {
  const status = new Map<string, Status>()
  /** Loads by tag, without those that have failed. */
  const loads = new Map<string, Promise<void>>()

  async function loadElement(known: KnownElement): Promise<void> {
    const { tag, chunk: ownChunk, imports } = known
    const again = status.has(tag)
    status.set(tag, 'loading')
    try {
      // Later than now: others of the tag may be about to come.
      if (!isSupported()) await Promise.reject(new TypeError('unsupported-browser'))
      // The largest first: browsers send few requests to a host at once.
      const core = loadCore()
      loadPrefetch()
      const loading = Promise.all([core, loadElementChunk(addressOf(ownChunk), again)])
      // The rest beside the leaf rather than after it; if one does not come, the leaf will say so.
      imports.forEach(preload)
      const [{ defineWithTexts }, chunk] = await withTimeout(loading)
      await defineWithTexts(chunk)
      status.set(tag, 'loaded')
    } catch (error) {
      status.set(tag, 'failed')
      loads.delete(tag)
      console.warn(`[baize] <${tag}> did not load`, error)
      for (const element of (customElements.get(tag) as PlaceholderClass).waiting)
        showFailure(element, error, () => void load(known))
    }
  }
  /** Loads the code of an element once; resolves when it is there, or has failed and said so. */
  const load = (known: KnownElement): Promise<void> => {
    const loading = loads.get(known.tag) ?? loadElement(known)
    loads.set(known.tag, loading)
    return loading
  }

  return { status, loads, load }
}
