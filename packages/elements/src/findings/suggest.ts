import { attributes, common } from 'baize:names'
import { nearest } from './nearest.ts'

const tags = Object.keys(attributes)

/** Our attribute for names that people guess. */
const otherNames = new Map([
  ['affiliate', 'affiliate-code'],
  ['key', 'site-key'],
  ['lang', 'locale'],
  ['ref', 'affiliate-code'],
  ['referral', 'referral-code'],
])

/** A name as ours are written: `data-site_key` is `site-key`. */
export const plainName = (name: string): string => name.replace(/^data-/, '').replace(/[^a-z]+/g, '-')

/** Elements that have an attribute, as far as a line should name them. */
export function ownersOf(name: string): string {
  const owners = tags.filter(tag => attributes[tag]?.includes(name)).map(tag => `<${tag}>`)
  return owners.length > 3 ? `${owners.slice(0, 3).join(', ')} and others` : owners.join(', ')
}

export const isOurName = (name: string): boolean => common.includes(name) || ownersOf(name) !== ''

export const didYouMean = (suggestion: string | undefined): string => (suggestion ? ` Did you mean ${suggestion}?` : '')

/**
 * Suggests the name that was meant by one that does nothing where it stands, or the elements that
 * have it; empty where nothing is near.
 *
 * @param own - names that do something there
 * @param sign - what stands before each of them there
 * @param owners - elements of a name that does something elsewhere
 */
export function suggest(name: string, own: readonly string[], sign = '', owners = ownersOf): string {
  const plain = plainName(name)
  const ours = otherNames.get(plain) ?? plain
  if (own.includes(ours)) return didYouMean(sign + ours)
  const elsewhere = owners(ours)
  if (elsewhere) return ` ${ours === name ? 'It' : ours} belongs to ${elsewhere}.`
  const near = nearest(plain, own)
  return didYouMean(near && sign + near)
}
