import type { ScopeConfig } from '../config.ts'
import type { Session } from './state.ts'
import type { Store } from '../storage.ts'

/** Kept when everything else is cleared (AUTH-52). */
const merchants = ['merchant', 'merchantCode']

/** What session storage says about a session on the operator's own site (ENT-15, AUTH-18). */
export function writeSession(store: Store, token: string, session: Session, { merchant }: ScopeConfig): void {
  const { account, nickname, customerId, isAgent } = session
  const keys = {
    token,
    account,
    username: account,
    nickname,
    customerId,
    isAgent: String(isAgent),
    merchant,
    merchantCode: merchant,
  }
  for (const [name, value] of Object.entries(keys)) store.set(name, value)
}

/** Clears the session storage of the operator's own site, or on a page of somebody else's only what stands under our prefix (AUTH-52). */
export function clearSession(store: Store): void {
  for (const name of store.names()) if (!merchants.includes(name)) store.remove(name)
}
