import { CallError, pageOrigin, pageRegistry, uniqueId } from '@baize/client'
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

interface Question<T> {
  /** Where the window must be when it answers. */
  origin: string
  /** Reads an answer out of a message; null where the message is none. */
  read: (data: unknown) => T | null
  /**
   * Waits for the answer of a window that counts as closed and may only be cut off, which it is no
   * sooner than the platform has been asked for its page; or that was opened without a handle.
   */
  left: (signal: AbortSignal, hadHandle: boolean) => Promise<T>
  signal: AbortSignal
}

/**
 * Opens a window at an address; null where the browser opens none, or none that this page has a
 * handle of. A web view of an app that opens no windows would go there itself: it stays.
 */
function openWindow(address: string): Window | null {
  const opened = open(address, '_blank', features())
  if (opened !== window) return opened
  stop()
  return null
}

/**
 * Opens a window and waits for the message that it posts. Messages of another window or origin are
 * ignored. A page with `Cross-Origin-Opener-Policy` is cut off from the window as soon as that has
 * loaded, and is told that it was closed: then the answer is asked for elsewhere.
 * @throws CallError LOGIN_POPUP_CLOSED where it was closed before, or the browser opens none
 *   (ERR-11)
 */
function askInWindow<T>(address: string, { origin, read, left, signal }: Question<T>): Promise<T> {
  const asked = openWindow(address)
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const finish = (settle: () => void) => {
      done.abort()
      asked?.close()
      settle()
    }
    const close = () => finish(() => reject(new CallError('LOGIN_POPUP_CLOSED')))
    const answer = (value: T) => finish(() => resolve(value))
    // A frame on a page with that header opens windows without a handle.
    if ((!asked && !pageRegistry().framed) || signal.aborted) return close()
    signal.addEventListener('abort', close, { signal: done.signal })

    const watch = setInterval(() => {
      if (asked && !asked.closed) return
      clearInterval(watch)
      left(done.signal, asked !== null).then(answer, close)
    }, closedCheckInterval)
    done.signal.addEventListener('abort', () => clearInterval(watch))
    const onMessage = (event: MessageEvent) => {
      if (event.source !== asked || event.origin !== origin) return
      const value = read(event.data)
      if (value !== null) answer(value)
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

/** Milliseconds between two questions for what a window has left on the platform. */
const leftCheckInterval = 1000
/** Questions without a sign of the window, after which there is none; slow phones load it late. */
const maxMissing = 30

interface LeftReply {
  /** Whether the page of the window was asked for. */
  isOpened: boolean
  /** Whether the window cannot reach this page; null where it has not loaded. */
  isAlone: boolean | null
  idToken: string | null
}

const nothingLeft: LeftReply = { isOpened: true, isAlone: null, idToken: null }

/**
 * Waits for what a window leaves on the platform for this page.
 * @param address - where the platform says what there is, once
 * @param hadHandle - a window that goes before its page was asked for was closed by a person
 * @throws CallError LOGIN_POPUP_CLOSED where the window could have answered by itself, or none has
 *   loaded
 */
async function leftOnPlatform(address: URL, signal: AbortSignal, hadHandle: boolean): Promise<string> {
  const init = { __proto__: null, credentials: 'omit', signal } as RequestInit
  for (let missing = 0; missing < maxMissing && !signal.aborted;) {
    const reply = await fetch(address, init).catch(() => null)
    const { isOpened, isAlone, idToken } = reply?.ok ? ((await reply.json()) as LeftReply) : nothingLeft
    if (idToken !== null) return idToken
    if (isAlone === false || (hadHandle && !isOpened)) break
    missing = isAlone ? 0 : missing + 1
    await new Promise(resolve => setTimeout(resolve, leftCheckInterval))
  }
  throw new CallError('LOGIN_POPUP_CLOSED')
}

interface ProviderOptions {
  api: string
  siteKey: string
  language: string
}

/**
 * The platform's own provider: a page of the platform in a window, which posts `{ type:
 * 'baize-identity', state, idToken }` to the origin that its address names, where the site's key
 * lists it. What it says counts once, for the `state` it was asked with. Where it cannot reach the
 * page it leaves the same on the platform.
 */
export const platformProvider = ({ api, siteKey, language }: ProviderOptions): IdentityProvider => ({
  async signIn(channel, signal) {
    const state = uniqueId()
    const asker = { state, origin: pageOrigin(), key: siteKey }
    const addressOf = (path: string, query: Record<string, string>) =>
      Object.assign(new URL(path, api), { search: new URLSearchParams(query).toString() })
    const address = addressOf(providerPath, { ...asker, channel, lang: language })
    const idToken = await askInWindow(address.href, {
      origin: address.origin,
      read: data => (isMessage(data) && data.state === state ? data.idToken : null),
      left: (...how) => leftOnPlatform(addressOf(`${providerPath}/left`, asker), ...how),
      signal,
    })
    if (!idToken) throw new CallError('LOGIN_POPUP_CLOSED')
    return idToken
  },
})
