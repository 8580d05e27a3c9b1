import { CallError } from '../calls/error.ts'
import type { Store } from '../storage.ts'
import type { InternalActions } from './actions.ts'
import type { SessionHolder } from './session-holder.ts'
import type { Tabs } from './tabs.ts'

export interface FindSessionDeps {
  store: Store
  holder: SessionHolder
  tabs: Tabs
  actions: () => Promise<InternalActions>
}

/**
 * Finds out whether the visitor comes with a session: from storage, from the address on the operator's own site, else from another tab
 * (BOOT-20, BOOT-22). A token that the platform refuses is dropped and the visitor stays a guest.
 *
 * @param arrived - what the address carried, already taken out of it
 */
export async function findSession(
  arrived: string | null,
  { store, holder, tabs, actions }: FindSessionDeps,
): Promise<void> {
  const attempt = async (token: string | null): Promise<void> => {
    if (!token) return
    try {
      const { resume } = await actions()
      await resume(token, token === store.get('token'))
    } catch (error) {
      // Without an answer nothing is known about the token: it is tried again with the next page.
      if (error instanceof CallError && error.code === 'NOT_LOGGED_IN' && store.get('token') === token)
        store.remove('token')
    }
  }

  await attempt(store.get('token'))
  if (arrived && holder.token()) await (await actions()).offerSwitch(arrived)
  else if (arrived) {
    await attempt(arrived)
    if (holder.token()) (await actions()).announceArrival()
  }
  if (!holder.token()) await attempt(await tabs.requestCode())
}
