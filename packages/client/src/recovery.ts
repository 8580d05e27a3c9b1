import type { BrowserEnv } from './browser-env.ts'

/** Asks again for what the platform has not answered, so that a page recovers by itself. */
export interface Recovery {
  /**
   * Runs something after a pause, and sooner when the network is back or somebody returns to the
   * page. What fails again waits again, each time longer. The function it returns calls that off.
   */
  wait: (run: () => void) => () => void
  close: () => void
}

/** Milliseconds of the first pause, and the max. */
const pauses = { first: 3000, max: 60_000 }
/** After as many milliseconds without trouble the first pause is a short one again. */
const calmAfter = 120_000

export function createRecovery(env: BrowserEnv): Recovery {
  const waiting = new Set<() => void>()
  let tries = 0
  let ranAt = -Infinity
  let stop = () => {}

  const runAll = () => {
    stop()
    ranAt = env.now()
    const all = [...waiting]
    waiting.clear()
    all.forEach(run => run())
  }
  const schedule = () => {
    if (env.now() - ranAt > calmAfter) tries = 0
    // Pages that lost the platform at the same moment do not all come back at the same moment.
    const pause = Math.min(pauses.first * 2 ** tries++, pauses.max) * (1 + env.random() / 2)
    stop = env.after(pause, runAll)
  }
  const unwatch = env.watch(moment => {
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
