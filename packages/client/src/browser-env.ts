import { pageOrigin } from './page-origin.ts'
import { takeArrival } from './session/start/arrival.ts'

/** One place that keeps texts by name, such as `sessionStorage`. May throw. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The page is shown again, hidden, back from the back-forward cache, or has its network back. */
export type PageMoment = 'focus' | 'hide' | 'restored' | 'online'

/**
 * The functions of the browser that the client uses, so that a test or a server can replace them.
 */
export interface BrowserEnv {
  /** Origin of the page as the browser sends it; null outside browsers. */
  origin: string | null
  /** Milliseconds since 1970 on this machine's clock. */
  now: () => number
  /** Milliseconds since some moment, on a clock that nobody sets. */
  elapsed: () => number
  /** From 0 up to 1. */
  random: () => number
  /** Runs later; the function it returns calls that off. */
  after: (milliseconds: number, run: () => void) => () => void
  area: (name: 'local' | 'session') => StorageArea | null
  channel: (name: string) => BroadcastChannel | null
  /** Where the page's cookies are. */
  jar: () => Pick<Document, 'cookie'> | null
  databases: () => IDBFactory | null
  /** A parameter of the page's address. */
  parameter: (name: string) => string | null
  /** What a link has brought that logs in, taken out of the address bar at once (BOOT-22). */
  arrival: () => string | null
  /** Whether somebody can see the page. */
  visible: () => boolean
  /** Language of the page itself. */
  language: () => string
  /** Calls `run` at such a moment of the page, until the function it returns is called. */
  watch: (run: (moment: PageMoment) => void) => () => void
  /** Dispatches a bubbling event that crosses shadow roots; false where somebody prevented it. */
  emit: (name: string, detail: object, target?: EventTarget) => boolean
}

/** The functions of the browser; on a server, ones that do nothing. */
export function browserEnv(): BrowserEnv {
  const page = typeof document === 'undefined' ? null : document
  return {
    origin: page ? pageOrigin() : null,
    now: () => Date.now(),
    elapsed: () => performance.now(),
    random: () => Math.random(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    area: name => (page ? globalThis[`${name}Storage`] : null),
    channel(name) {
      try {
        return page && new BroadcastChannel(name)
      } catch {
        return null
      }
    },
    jar: () => page,
    databases: () => page && indexedDB,
    parameter: name => (page ? new URL(location.href).searchParams.get(name) : null),
    arrival: () => (page ? takeArrival() : null),
    visible: () => page?.visibilityState === 'visible',
    language: () => page?.documentElement.lang ?? '',
    watch(run) {
      if (!page) return () => {}
      const controller = new AbortController()
      const { signal } = controller
      const focus = () => page.visibilityState === 'visible' && run('focus')
      addEventListener('focus', focus, { signal })
      addEventListener('online', () => run('online'), { signal })
      page.addEventListener('visibilitychange', focus, { signal })
      addEventListener('pagehide', () => run('hide'), { signal })
      addEventListener('pageshow', event => event.persisted && run('restored'), { signal })
      return () => controller.abort()
    },
    emit(name, detail, target = page ?? undefined) {
      // A request can be taken over, what has happened cannot.
      const cancelable = name === 'baize-open'
      return target?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })) ?? true
    },
  }
}
