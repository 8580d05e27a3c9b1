import type { Store } from './storage.ts'

/**
 * Where an element may be drawn: in the page itself, in a frame of the operator's origin alone, or
 * nowhere on the page.
 */
export type ElementPlace = 'inline' | 'frame' | 'none'

/**
 * What a platform says of the elements of a site, in its words: `all`, `none`, or tags with spaces
 * between.
 */
export interface ElementPlaces {
  inline: string
  frames: string
}

/**
 * Where they are kept: a merchant may have several sites on one origin, each with a key and lists
 * of its own.
 */
export const placesName = (siteKey: string) => `elements.${siteKey}`
const names = (list: string, tag: string) => list === 'all' || list.split(' ').includes(tag)

/** Where a site lets an element be drawn; in the page where the platform has said nothing. */
export function placeOf(places: ElementPlaces | null, tag: string): ElementPlace {
  if (!places || names(places.inline, tag)) return 'inline'
  return mayFrame(places, tag) ? 'frame' : 'none'
}

/** Whether a site may show an element in a frame. */
export const mayFrame = ({ frames }: ElementPlaces, tag: string): boolean => names(frames, tag)

/**
 * Whether a page may draw an element that sets passwords: staff name it by its tag, since `all` is
 * what a site begins with. True for the operator's own pages, of which the platform says nothing,
 * and until it has said something.
 */
export const isNamed = (places: ElementPlaces | null, tag: string): boolean =>
  !places || places.inline.split(' ').includes(tag)

/**
 * What the platform said on an earlier visit, so that nothing is drawn first where it may not be.
 */
export function keptPlaces(store: Store, siteKey: string): ElementPlaces | null {
  const [inline, frames] = (store.get(placesName(siteKey)) ?? '').split('/')
  return inline && frames ? { inline, frames } : null
}
