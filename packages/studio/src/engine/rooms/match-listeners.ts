/** Requests that wait for something to happen at a match. It lives with the process: a page whose process died asks again. */
export interface MatchListeners {
  /** Resolves when something happened at a match, or after so many milliseconds, or when the request was given up. */
  wait(match: number, milliseconds: number, gone?: AbortSignal): Promise<void>
  wake(match: number): void
  /** Lets everybody go. */
  close(): void
}

/** Requests that wait at a match at once; with one more the oldest is let go. Two sit at a table, each in a few tabs at most. */
const most = 12

export function createMatchListeners(): MatchListeners {
  const waiting = new Map<number, Set<() => void>>()
  let closed = false

  function wait(match: number, milliseconds: number, gone?: AbortSignal): Promise<void> {
    if (closed || gone?.aborted) return Promise.resolve()
    return new Promise(resolve => {
      const there = waiting.get(match) ?? new Set<() => void>()
      waiting.set(match, there)
      const done = () => {
        clearTimeout(timer)
        there.delete(done)
        if (there.size === 0 && waiting.get(match) === there) waiting.delete(match)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      gone?.addEventListener('abort', done, { once: true })
      there.add(done)
      const [oldest] = there
      if (there.size > most) oldest?.()
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
