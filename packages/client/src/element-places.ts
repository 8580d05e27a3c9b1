import type { Store } from './storage.ts'

/** Where an element may be drawn: in the page itself, in a frame of the operator's origin alone, or nowhere on the page. */
export type ElementPlace = 'inline' | 'frame' | 'none'

/** What a platform says of the elements of a site, in its words: `all`, `none`, or tags with spaces between. */
export interface ElementPlaces {
  inline: string
  frames: string
}

/** Where they are kept: a merchant may have several sites on one origin, each with a key and lists of its own. */
const nameOf = (siteKey: string) => `elements.${siteKey}`
const names = (list: string, tag: string) => list === 'all' || list.split(' ').includes(tag)

/** Where a site lets an element be drawn; in the page where the platform has said nothing. */
export function placeOf(places: ElementPlaces | null, tag: string): ElementPlace {
  if (!places || names(places.inline, tag)) return 'inline'
  return names(places.frames, tag) ? 'frame' : 'none'
}

/**
 * Whether a page may draw an element that sets passwords: staff name it by its tag, since `all` is what a site begins with. True for the
 * operator's own pages, of which the platform says nothing, and until it has said something.
 */
export const isNamed = (places: ElementPlaces | null, tag: string): boolean =>
  !places || places.inline.split(' ').includes(tag)

/** What an answer of the platform says of the page that asked; null where it is the operator's own. */
export function placesIn(headers: Headers): ElementPlaces | null {
  const inline = headers.get('x-inline')
  return inline === null ? null : { inline, frames: headers.get('x-frames') ?? 'none' }
}

/** Whether an answer is of now: a browser or a proxy may have kept another, and its lists are those of that time. */
export const isOfNow = (headers: Headers): boolean => /\bno-store\b/.test(headers.get('cache-control') ?? '')

/** What the platform said on an earlier visit, so that nothing is drawn first where it may not be. */
export function keptPlaces(store: Store, siteKey: string): ElementPlaces | null {
  const [inline, frames] = (store.get(nameOf(siteKey)) ?? '').split('/')
  return inline && frames ? { inline, frames } : null
}

export function keepPlaces(store: Store, siteKey: string, places: ElementPlaces | null): void {
  if (places && places.inline !== 'all') store.set(nameOf(siteKey), `${places.inline}/${places.frames}`)
  else store.remove(nameOf(siteKey))
}
