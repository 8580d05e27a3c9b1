import type { WritableAtom } from 'nanostores'
import type { ScopeConfig } from '../config.ts'
import { placesName, type ElementPlaces } from '../element-places.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Store } from '../storage.ts'
import type { WireReply } from './transport.ts'

/** What an answer of the platform says of the page that asked; null where it is the operator's own. */
export function placesIn(headers: Headers): ElementPlaces | null {
  const inline = headers.get('x-inline')
  return inline === null ? null : { inline, frames: headers.get('x-frames') ?? 'none' }
}

/** Whether an answer is of now: a browser or a proxy may have kept another, and its lists are those of that time. */
const isOfNow = (headers: Headers): boolean => /\bno-store\b/.test(headers.get('cache-control') ?? '')

export function keepPlaces(store: Store, siteKey: string, places: ElementPlaces | null): void {
  if (places && places.inline !== 'all') store.set(placesName(siteKey), `${places.inline}/${places.frames}`)
  else store.remove(placesName(siteKey))
}

/** Where what is heard goes. */
export interface PlacesDeps {
  siteStorage: () => SiteStorage
  $places: WritableAtom<ElementPlaces | null>
}

/**
 * Hears from an answer to a page of somebody else's which elements it may draw. A refusal may come before that is known, and what is no answer of
 * the platform's says nothing.
 */
export function hearPlaces({ headers, status }: WireReply, { siteKey }: ScopeConfig, deps: PlacesDeps): void {
  const { own, local } = deps.siteStorage()
  const places = placesIn(headers)
  if (own || !isOfNow(headers) || (!places && (status !== 200 || !headers.has('x-request-id')))) return
  if (JSON.stringify(places) === JSON.stringify(deps.$places.get())) return
  keepPlaces(local, siteKey, places)
  deps.$places.set(places)
}
