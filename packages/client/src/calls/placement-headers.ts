import type { WritableAtom } from 'nanostores'
import type { ScopeConfig } from '../config.ts'
import { placesName, type ElementPlaces } from '../element-places.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Store } from '../storage.ts'
import type { WireReply } from './transport.ts'

/**
 * Reads from an answer which elements the page that asked may draw; null where the page is the
 * operator's own.
 */
export function placesIn(headers: Headers): ElementPlaces | null {
  const inline = headers.get('x-inline')
  return inline === null ? null : { inline, frames: headers.get('x-frames') ?? 'none' }
}

/**
 * Whether an answer comes from no cache: one that a browser or a proxy has kept carries the lists,
 * and the time, of an earlier moment.
 */
export const isUncached = (headers: Headers): boolean => /\bno-store\b/.test(headers.get('cache-control') ?? '')

/** Stores the lists for the next visit; removes them where every element is allowed. */
export function keepPlaces(store: Store, siteKey: string, places: ElementPlaces | null): void {
  if (places && places.inline !== 'all') store.set(placesName(siteKey), `${places.inline}/${places.frames}`)
  else store.remove(placesName(siteKey))
}

/** Where the lists of elements are kept and published. */
export interface PlacesDeps {
  siteStorage: () => SiteStorage
  $places: WritableAtom<ElementPlaces | null>
}

/**
 * Applies the headers of an answer that say which elements a partner's page may draw. Ignores
 * cached answers, refusals without the headers, which may come before the lists are known, and
 * answers that are not the platform's.
 */
export function applyPlacementHeaders(
  { headers, status }: WireReply,
  { siteKey }: ScopeConfig,
  deps: PlacesDeps,
): void {
  const { own, local } = deps.siteStorage()
  const places = placesIn(headers)
  if (own || !isUncached(headers) || (!places && (status !== 200 || !headers.has('x-request-id')))) return
  if (JSON.stringify(places) === JSON.stringify(deps.$places.get())) return
  keepPlaces(local, siteKey, places)
  deps.$places.set(places)
}
