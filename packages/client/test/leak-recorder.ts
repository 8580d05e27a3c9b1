import { afterEach, vi } from 'vitest'
import type { TestPage } from './page.ts'

const logMethods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const
const written = (value: unknown): string =>
  value instanceof Error ? `${value.stack} ${written({ ...value })}` : (JSON.stringify(value) ?? String(value))

/**
 * Hears everything that a script on the page, a log, another tab or somebody who reads addresses
 * can hear.
 */
export function leakRecorder() {
  let captured: () => unknown[] = () => []
  const start = () => {
    const said = logMethods.map(name => vi.spyOn(console, name).mockImplementation(() => {}))
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    const dispatched = vi.spyOn(EventTarget.prototype, 'dispatchEvent')
    captured = () => [
      ...said.flatMap(({ mock }) => mock.calls as unknown[][]),
      ...(posted.mock.calls as unknown[][]),
      ...dispatched.mock.calls.map(([event]) => [event.type, (event as CustomEvent<unknown>).detail]),
    ]
  }
  afterEach(() => vi.restoreAllMocks())
  return {
    start,
    /**
     * All of it, with what is left on a page: its address, its events, its cookies, and what it
     * asked for.
     */
    recorded: ({ address, events, jar, local, requests }: TestPage): string =>
      [
        ...captured().flat().map(written),
        address.href,
        written(events.map(({ name, detail }) => [name, detail])),
        jar.cookie,
        written([...local]),
        ...requests.map(({ url }) => url),
      ].join('\n'),
  }
}
