/**
 * Delay between two turns, in milliseconds: a clock that was moved is noticed within `max`.
 */
const delayMs = { min: 50, max: 1000 }

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
    const delay = Math.min(Math.max(nextIn() ?? delayMs.max, delayMs.min), delayMs.max)
    timer = setTimeout(() => void run(), delay)
  }

  return {
    /** Takes a turn now, or waits for the one that is running and takes another. */
    async now(): Promise<void> {
      if (running) await running
      if (!closed) await run()
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
