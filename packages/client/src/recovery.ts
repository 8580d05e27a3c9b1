import type { Host } from './host.ts'

/** Asks again for what the platform has not answered, so that a page recovers by itself. */
export interface Recovery {
  /**
   * Runs something after a pause, and sooner when the network is back or somebody returns to the page. What fails again waits again, each time
   * longer. The function it returns calls that off.
   */
  wait: (run: () => void) => () => void
  close: () => void
}

/** Milliseconds of the first pause and of the longest. */
const pauses = { first: 3000, longest: 60_000 }
/** After as many milliseconds without trouble the first pause is a short one again. */
const calmAfter = 120_000

export function createRecovery(host: Host): Recovery {
  const waiting = new Set<() => void>()
  let tries = 0
  let ranAt = -Infinity
  let stop = () => {}

  const runAll = () => {
    stop()
    ranAt = host.now()
    const all = [...waiting]
    waiting.clear()
    all.forEach(run => run())
  }
  const schedule = () => {
    if (host.now() - ranAt > calmAfter) tries = 0
    // Pages that lost the platform at the same moment do not all come back at the same moment.
    const pause = Math.min(pauses.first * 2 ** tries++, pauses.longest) * (1 + host.random() / 2)
    stop = host.after(pause, runAll)
  }
  const unwatch = host.watch(moment => {
    if ((moment === 'online' || moment === 'focus') && waiting.size) runAll()
  })
  return {
    wait(run) {
      if (!waiting.size) schedule()
      waiting.add(run)
      return () => {
        if (waiting.delete(run) && !waiting.size) stop()
      }
    },
    close() {
      unwatch()
      stop()
    },
  }
}
