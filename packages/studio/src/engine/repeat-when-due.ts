/** Longest and shortest time between two turns, in milliseconds: a clock that was moved is noticed within the longest. */
const naps = { least: 50, most: 1000 }

/**
 * Runs `turn` again and again, one at a time.
 * @param nextIn - milliseconds until something is due, where that is known
 */
export function repeatWhenDue(
  turn: () => Promise<void>,
  nextIn: () => number | null,
  failed: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let closed = false

  const run = (): Promise<void> => {
    running ??= turn()
      .catch(failed)
      .finally(() => {
        running = null
        sleep()
      })
    return running
  }

  function sleep(): void {
    clearTimeout(timer)
    if (closed) return
    const nap = Math.min(Math.max(nextIn() ?? naps.most, naps.least), naps.most)
    timer = setTimeout(() => void run(), nap)
  }

  return {
    /** Takes a turn now, or waits for the one that is running and takes another. */
    async now(): Promise<void> {
      if (running) await running
      await run()
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
