/**
 * Session storage, where the browser lets us have it; without it a question comes again with the
 * next page.
 */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

interface SessionStart {
  customerId: string
  lastLoginAt: string | null
}

/** Names a session without its token: whose it is, and how it came about. */
const sessionNameOf = ({ customerId, lastLoginAt }: SessionStart): string => `${customerId} ${lastLoginAt ?? ''}`

/** Whether a question was asked in a session already, so that “later” holds. */
export const wasAsked = (key: string, session: SessionStart): boolean =>
  storage()?.getItem(key) === sessionNameOf(session)

/** Notes that a question was asked in a session. */
export function noteAsked(key: string, session: SessionStart): void {
  try {
    storage()?.setItem(key, sessionNameOf(session))
  } catch {
    // A full or forbidden storage asks again.
  }
}
