import { CallError, pageOrigin, uniqueId } from '@baize/client'
import type { IdentityProvider } from './provider.ts'

/** Milliseconds between two checks whether the window was closed; browsers send no event for it. */
const closedCheckInterval = 300

const size = { width: 480, height: 640 }
/** In the middle of the window that asks. */
const features = () => {
  const left = Math.round(screenX + (outerWidth - size.width) / 2)
  const top = Math.round(screenY + (outerHeight - size.height) / 2)
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
}

interface Answer<T> {
  /** Where the window must be when it answers. */
  origin: string
  /** Reads an answer out of a message; null where the message is none. */
  read: (data: unknown) => T | null
  signal: AbortSignal
}

/**
 * Opens a window and waits for the message that it posts. Messages of another window or origin are
 * ignored.
 * @throws CallError LOGIN_POPUP_CLOSED where it was closed before, or the browser opens none
 *   (ERR-11)
 */
function askInWindow<T>(address: string, { origin, read, signal }: Answer<T>): Promise<T> {
  const asked = open(address, '_blank', features())
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const close = () => {
      done.abort()
      reject(new CallError('LOGIN_POPUP_CLOSED'))
    }
    if (!asked || signal.aborted) return close()
    const watch = setInterval(() => asked.closed && close(), closedCheckInterval)
    done.signal.addEventListener('abort', () => clearInterval(watch))
    signal.addEventListener('abort', () => {
      asked.close()
      close()
    })
    const onMessage = (event: MessageEvent) => {
      if (event.source !== asked || event.origin !== origin) return
      const answer = read(event.data)
      if (answer === null) return
      done.abort()
      asked.close()
      resolve(answer)
    }
    addEventListener('message', onMessage, { signal: done.signal })
  })
}

/** Where the platform's own provider asks who somebody is. It is there in the sandbox only. */
const providerPath = '/dev/identity'

interface ProviderMessage {
  type: 'baize-identity'
  state: string
  /** Empty where the person would not say. */
  idToken: string
}

const isMessage = (data: unknown): data is ProviderMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'baize-identity'

interface ProviderOptions {
  api: string
  siteKey: string
  language: string
}

/**
 * The platform's own provider: a page of the platform in a window, which posts `{ type:
 * 'baize-identity', state, idToken }` to the origin that its address names, where the site's key
 * lists it. What it says counts once, for the `state` it was asked with.
 */
export const platformProvider = ({ api, siteKey, language }: ProviderOptions): IdentityProvider => ({
  async signIn(channel, signal) {
    const state = uniqueId()
    const address = new URL(providerPath, api)
    const query = { channel, state, origin: pageOrigin(), key: siteKey, lang: language }
    address.search = new URLSearchParams(query).toString()
    const read = (data: unknown) => (isMessage(data) && data.state === state ? data.idToken : null)
    const idToken = await askInWindow(address.href, { origin: address.origin, read, signal })
    if (!idToken) throw new CallError('LOGIN_POPUP_CLOSED')
    return idToken
  },
})
