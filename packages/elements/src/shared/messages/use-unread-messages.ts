import { unreadCount, type Output } from '@baize/contract'
import { useRead, useScope, useSession } from '../../scope.ts'
import { useEvery } from '../../runtime/use-every.ts'

/** Milliseconds after which the count is asked for again (MEM-05). */
const refreshEvery = 60_000

/**
 * How many messages are unread, one answer for all elements of a page, kept up to date while they
 * are seen. Undefined where that is not known, and for whoever has no inbox here: guests, trial
 * accounts and sessions on a partner's page ask for nothing (MEM-05, HEAD-19).
 */
export function useUnreadMessages(): Output<typeof unreadCount> | undefined {
  const scope = useScope()
  const { isLogin, isTrial, reach } = useSession()
  const hasInbox = isLogin && !isTrial && reach === 'full'
  const { status, data } = useRead(unreadCount, hasInbox ? {} : null)
  // Each element has a timer of its own: the first that is due asks for all of them.
  const refreshIfDue = () => {
    const store = scope.read(unreadCount, {})
    const { status, at = 0 } = store.get()
    if (status !== 'loading' && Date.now() - at > refreshEvery / 2) store.refresh()
  }
  useEvery(hasInbox ? refreshEvery : null, refreshIfDue)
  return hasInbox && status !== 'error' ? data : undefined
}
