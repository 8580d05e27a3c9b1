import { afterEach } from 'vitest'
import { createScope } from '../src/index.ts'
import type { PageMoment } from '../src/browser-env.ts'
import type { Config, BrowserEnv, Scope } from '../src/index.ts'
import { testCookieJar } from './cookie-jar.ts'

/** Texts by name, as a browser's storage keeps them. */
export class TestArea implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  getItem = (name: string) => this.kept.get(name) ?? null
  setItem = (name: string, value: string) => void this.kept.set(name, value)
  removeItem = (name: string) => void this.kept.delete(name)
  key = (index: number) => [...this.kept.keys()][index] ?? null
}

export interface PageEvent {
  name: string
  detail: Record<string, unknown>
  target: EventTarget | undefined
}

export interface PageOptions {
  /** Address of the page. */
  at?: string
  language?: string
  /** Whether tabs of the origin can hear each other. */
  tabs?: boolean
  /** Storage that another tab or page of the same origin has written. */
  session?: TestArea
  local?: TestArea
  jar?: ReturnType<typeof testCookieJar>
  /** Where the browser keeps its keys; without it there is nowhere. */
  databases?: IDBFactory
  /** Milliseconds by which the clock of the visitor is slow. */
  slow?: number
}

export type TestPage = ReturnType<typeof testPage>
const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach(page => page.close()))

/**
 * A page that stands still: its clock moves when a test says so, its requests and events are
 * written down.
 */
export function testPage({ at = 'http://partner.test/', language = 'en', tabs, slow = 0, ...areas }: PageOptions = {}) {
  const session = areas.session ?? new TestArea()
  const local = areas.local ?? new TestArea()
  const address = new URL(at)
  const events: PageEvent[] = []
  const requests: Request[] = []
  const watchers = new Set<(moment: PageMoment) => void>()
  const closers: (() => void)[] = []
  let timers: { due: number; run: () => void }[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  const jar = areas.jar ?? testCookieJar(() => now)

  const env: BrowserEnv = {
    origin: address.origin,
    now: () => now - slow,
    elapsed: () => now,
    random: () => 0.5,
    after(milliseconds, run) {
      const timer = { due: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter(other => other !== timer))
    },
    area: name => (name === 'session' ? session : local),
    jar: () => jar,
    databases: () => areas.databases ?? null,
    channel(name) {
      if (!tabs) return null
      const channel = new BroadcastChannel(name)
      closers.push(() => channel.close())
      return channel
    },
    parameter: name => address.searchParams.get(name),
    arrival() {
      const value = address.searchParams.get('token')
      address.searchParams.delete('token')
      return value
    },
    visible: () => page.visible,
    language: () => language,
    watch(run) {
      watchers.add(run)
      return () => void watchers.delete(run)
    },
    emit(name, detail, target) {
      events.push({ name, detail: detail as Record<string, unknown>, target })
      return true
    },
  }

  const page = {
    env,
    address,
    session: session.kept,
    local: local.kept,
    jar,
    events,
    requests,
    watchers,
    /** Whether somebody can see it. */
    visible: true,
    /** Paths that were asked for, without their queries. */
    paths: () => requests.map(({ url }) => new URL(url).pathname),
    /** Names of events, oldest first. */
    names: () => events.map(({ name }) => name),
    /** Moves the clock and runs what is due. */
    advance(milliseconds: number) {
      now += milliseconds
      const due = timers.filter(timer => timer.due <= now)
      timers = timers.filter(timer => timer.due > now)
      due.forEach(timer => timer.run())
    },
    /** How long the timers that are set still have, in milliseconds. */
    waits: () => timers.map(({ due }) => due - now),
    moment: (moment: PageMoment) => watchers.forEach(run => run(moment)),
    /** A fetch as the page's browser makes it: it names the page's origin, and is written down. */
    fetch: (async (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('origin', address.origin)
      const request = new Request(url, { ...init, headers })
      requests.push(request.clone())
      return fetch(request)
    }) as typeof fetch,
    /** A scope of this page. */
    scope(config: Config = {}, primary = true): Scope {
      const scope = createScope(
        { fetch: page.fetch, merchant: 'demo', siteKey: 'pk_demo', ...config },
        { env, primary },
      )
      closers.push(scope.close)
      return scope
    },
    close: () => closers.splice(0).forEach(close => close()),
  }
  opened.push(page)
  return page
}

/** Waits until something holds, without a clock: as long as events keep coming. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(resolve => setImmediate(resolve))
}
