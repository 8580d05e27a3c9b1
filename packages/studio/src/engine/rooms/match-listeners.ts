/** Requests that wait for something to happen at a match; kept in memory only. */
export interface MatchListeners {
  /**
   * Resolves when something happened at a match, or after so many milliseconds, or when the request
   * was aborted.
   */
  wait(match: number, milliseconds: number, signal?: AbortSignal): Promise<void>
  wake(match: number): void
  /** Resolves every wait. */
  close(): void
}

/**
 * Max requests that wait at a match at once; one more resolves the oldest. Two sit at a table, each
 * in a few tabs.
 */
const maxListeners = 12

export function createMatchListeners(): MatchListeners {
  const waiting = new Map<number, Set<() => void>>()
  let closed = false

  function wait(match: number, milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (closed || signal?.aborted) return Promise.resolve()
    return new Promise(resolve => {
      const listeners = waiting.get(match) ?? new Set<() => void>()
      waiting.set(match, listeners)
      const done = () => {
        clearTimeout(timer)
        listeners.delete(done)
        if (listeners.size === 0 && waiting.get(match) === listeners) waiting.delete(match)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      signal?.addEventListener('abort', done, { once: true })
      listeners.add(done)
      const [oldest] = listeners
      if (listeners.size > maxListeners) oldest?.()
    })
  }

  const wake = (match: number) => [...(waiting.get(match) ?? [])].forEach(done => done())
  return {
    wait,
    wake,
    close() {
      closed = true
      for (const match of [...waiting.keys()]) wake(match)
    },
  }
}
