import { callError, type CallError } from '../../calls/error.ts'
import { isUnanswered } from '../../calls/unanswered.ts'
import type { Store } from '../../storage.ts'
import type { InternalActions } from '../actions.ts'
import type { SessionHolder } from '../session-holder.ts'
import type { Tabs } from '../tabs.ts'

export interface FindSessionDeps {
  store: Store
  holder: SessionHolder
  tabs: Tabs
  actions: () => Promise<InternalActions>
}

/**
 * Finds out whether the visitor comes with a session: from storage, from the address on the
 * operator's own site, else from another tab (BOOT-20, BOOT-22). A token that the platform refuses
 * is dropped and the visitor stays a guest.
 *
 * @param arrived - what the address carried, already taken out of it
 * @returns why it could not be found out: the platform did not answer, and nothing is known about
 *   the token
 */
export async function findSession(
  arrived: string | null,
  { store, holder, tabs, actions }: FindSessionDeps,
): Promise<CallError | null> {
  const attempt = async (token: string | null): Promise<CallError | null> => {
    if (!token) return null
    try {
      const { resume } = await actions()
      await resume(token, token === store.get('token'))
      return null
    } catch (thrown) {
      const error = callError(thrown)
      if (error.code === 'NOT_LOGGED_IN' && store.get('token') === token) store.remove('token')
      if (isUnanswered(error)) return error
      if (!holder.token()) holder.refuse()
      return null
    }
  }

  const known = await attempt(store.get('token'))
  if (known) return known
  if (arrived && holder.token()) await (await actions()).offerSwitch(arrived)
  else if (arrived) {
    const failure = await attempt(arrived)
    if (failure) return failure
    if (holder.token()) (await actions()).announceArrival()
  }
  return holder.token() ? null : attempt(await tabs.requestCode())
}
