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

/** Where a site lets an element be drawn; everywhere where the platform has said nothing. */
export function placeOf(places: ElementPlaces | null, tag: string): ElementPlace {
  if (!places || names(places.inline, tag)) return 'inline'
  return names(places.frames, tag) ? 'frame' : 'none'
}

/** What an answer of the platform says of the site that asked; null where the site may draw all. */
export function placesIn(headers: Headers): ElementPlaces | null {
  const inline = headers.get('x-inline')
  return inline === null ? null : { inline, frames: headers.get('x-frames') ?? 'none' }
}

/** What the platform said on an earlier visit, so that nothing is drawn first where it may not be. */
export function keptPlaces(store: Store, siteKey: string): ElementPlaces | null {
  const [inline, frames] = (store.get(nameOf(siteKey)) ?? '').split('/')
  return inline && frames ? { inline, frames } : null
}

export function keepPlaces(store: Store, siteKey: string, places: ElementPlaces | null): void {
  if (places) store.set(nameOf(siteKey), `${places.inline}/${places.frames}`)
  else store.remove(nameOf(siteKey))
}
