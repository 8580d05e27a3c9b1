const key = 'baize.contracts-asked'

/** Session storage, where the browser lets us have it; without it the question comes again with the next page. */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

interface Begun {
  customerId: string
  lastLoginAt: string | null
}

/** Names a session without its token: whose it is, and how it came about. */
const nameOf = ({ customerId, lastLoginAt }: Begun): string => `${customerId} ${lastLoginAt ?? ''}`

/** Whether the contracts of a session were shown already: they are once, so that "decide later" holds (CON-19). */
export const wasAsked = (session: Begun): boolean => storage()?.getItem(key) === nameOf(session)

export function noteAsked(session: Begun): void {
  try {
    storage()?.setItem(key, nameOf(session))
  } catch {
    // A full or forbidden storage asks again.
  }
}
