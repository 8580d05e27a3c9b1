import type { Store } from '../storage.ts'

/** Kept when everything else is cleared (AUTH-52). */
const merchants = ['merchant', 'merchantCode']

/** Clears the session storage of the operator's own site, or on a page of somebody else's only what stands under our prefix (AUTH-52). */
export function clearSession(store: Store): void {
  for (const name of store.names()) if (!merchants.includes(name)) store.remove(name)
}
