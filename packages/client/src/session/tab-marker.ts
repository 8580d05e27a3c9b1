import type { SiteStorage } from '../site-storage.ts'

/** The marker that a logout writes. */
export const loggedOut = 'out'
const name = 'baize.session'

/**
 * The marker in local storage of whose session the tabs of the operator's own site show: a
 * customer's id, or `loggedOut`. A tab that missed their messages reads it when it is shown again.
 * Empty where nothing is known, and on partners' pages, where nothing is written.
 */
export const readTabMarker = ({ own, local }: SiteStorage): string => (own && local.get(name)) || ''
export const writeTabMarker = ({ own, local }: SiteStorage, mark: string): void => {
  if (own && mark) local.set(name, mark)
}
