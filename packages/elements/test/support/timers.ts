import type { HostWindow } from './host-page.ts'

interface Held {
  run: () => void
  after: number
  repeats: boolean
}

/** Holds every timer of a page of a second and more; the shorter ones run by themselves. */
export function heldTimers(page: HostWindow) {
  const held = new Map<number, Held>()
  const count = new Map<number, number>()
  let last = 1_000_000

  const hold = (repeats: boolean, set: (run: () => void, after: number) => number) =>
    ((run: () => void, after = 0) => {
      if (after < 1000) return set(run, after)
      held.set(++last, { run, after, repeats })
      count.set(after, (count.get(after) ?? 0) + 1)
      return last
    }) as typeof setTimeout & typeof setInterval
  const release = (clear: (id?: number) => void) => (id?: number) => {
    if (id === undefined || !held.delete(id)) clear(id)
  }

  Object.assign(page, {
    setTimeout: hold(false, page.setTimeout.bind(page)),
    setInterval: hold(true, page.setInterval.bind(page)),
    clearTimeout: release(page.clearTimeout.bind(page)),
    clearInterval: release(page.clearInterval.bind(page)),
  })

  return {
    /** How many timers of a length were ever set. */
    set: (after: number) => count.get(after) ?? 0,
    /**
     * Lets a length of time pass for the timers of that length: what was set once is gone by then.
     */
    run(after: number): void {
      for (const [id, timer] of [...held]) {
        if (timer.after !== after) continue
        if (!timer.repeats) held.delete(id)
        timer.run()
      }
    },
  }
}
