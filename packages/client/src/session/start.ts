import { memberInfo } from '@baize/contract'
import type { Call } from '../caller.ts'
import { CallError } from '../error.ts'
import type { Host } from '../host.ts'
import type { Place } from '../place.ts'
import type { Holder } from './holder.ts'
import type { Tabs } from './tabs.ts'

export interface StartDeps {
  host: Host
  call: Call
  place: () => Place
  holder: Holder
  tabs: () => Tabs
}

/**
 * Finds out whether the visitor comes with a session: from storage, from the address on the operator's own site, else from another tab
 * (BOOT-20, BOOT-22). A token that the platform refuses is dropped and the visitor stays a guest.
 *
 * @param arrived - what the address carried, already taken out of it
 */
export async function findSession(
  arrived: string | null,
  { host, call, place, holder, tabs }: StartDeps,
): Promise<void> {
  const { session: store } = place()

  const attempt = async (token: string | null): Promise<void> => {
    if (!token) return
    await holder.adopt(token).catch((error: unknown) => {
      // Without an answer nothing is known about the token: it is tried again with the next page.
      if (error instanceof CallError && error.code === 'NOT_LOGGED_IN' && store.get('token') === token)
        store.remove('token')
    })
  }

  /** A visitor with a live session of another account is asked before switching; nobody there to ask means no. */
  const offer = async (code: string) => {
    const info = await call(memberInfo, {}, { token: code }).catch(() => null)
    const token = info?.token ?? code
    const { id, account } = holder.session()
    if (info && info.id !== id)
      host.emit('baize-open', {
        name: 'switch-account',
        detail: { from: account, to: info.account, accept: () => holder.adopt(token) },
      })
  }

  await attempt(store.get('token'))
  if (arrived && holder.token()) await offer(arrived)
  else await attempt(arrived)
  if (!holder.token()) await attempt(await tabs().ask())
}
