import type { SiteStorage } from '../site-storage.ts'

/** Stands where somebody logged out. */
export const loggedOut = 'out'
const name = 'baize.session'

/**
 * Whose session the tabs of the operator's own site show: a customer's number, or that somebody logged out. A tab that was away when the
 * others told each other reads it when it comes back. Empty where nothing is known, and on pages of others, where we write nothing.
 */
export const readTabMarker = ({ own, local }: SiteStorage): string => (own && local.get(name)) || ''
export const writeTabMarker = ({ own, local }: SiteStorage, mark: string): void => {
  if (own && mark) local.set(name, mark)
}
