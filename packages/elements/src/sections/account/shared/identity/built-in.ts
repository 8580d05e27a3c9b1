import { CallError, uniqueId } from '@baize/client'
import type { IdentityProvider } from './provider.ts'
import { askWindow } from './provider-window.ts'

/** Where the platform's own provider asks who somebody is. It is there in the sandbox only. */
const path = '/dev/identity'

interface Message {
  type: 'baize-identity'
  state: string
  /** Empty where the person would not say. */
  idToken: string
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'baize-identity'

interface Asker {
  api: string
  siteKey: string
  language: string
}

/**
 * The platform's own provider: a page of the platform in a window, which posts `{ type: 'baize-identity', state, idToken }` to the origin that
 * its address names, where the site's key lists it. What it says counts once, for the `state` it was asked with.
 */
export const builtIn = ({ api, siteKey, language }: Asker): IdentityProvider => ({
  async signIn(channel, signal) {
    const state = uniqueId()
    const address = new URL(path, api)
    const query = { channel, state, origin: location.origin, key: siteKey, lang: language }
    address.search = new URLSearchParams(query).toString()
    const read = (data: unknown) => (isMessage(data) && data.state === state ? data.idToken : null)
    const idToken = await askWindow(address.href, { origin: address.origin, read, signal })
    if (!idToken) throw new CallError('LOGIN_POPUP_CLOSED')
    return idToken
  },
})
