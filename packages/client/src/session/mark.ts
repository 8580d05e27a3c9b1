import type { Place } from '../place.ts'

/** Stands where somebody logged out. */
export const out = 'out'
const name = 'baize.session'

/**
 * Whose session the tabs of the operator's own site show: a customer's number, or that somebody logged out. A tab that was away when the
 * others told each other reads it when it comes back. Empty where nothing is known, and on pages of others, where we write nothing.
 */
export const readMark = ({ own, local }: Place): string => (own && local.get(name)) || ''
export const writeMark = ({ own, local }: Place, mark: string): void => {
  if (own && mark) local.set(name, mark)
}
