import type { Host } from '../host.ts'

/** One thing that is held in memory for a while, and no longer. */
export interface Memory<T> {
  get: () => T | null
  set: (value: T) => void
  clear: () => void
}

/** @param time - milliseconds after which what was set is forgotten */
export function createMemory<T>(host: Host, time: number): Memory<T> {
  let held: T | null = null
  let cancel = () => {}
  const clear = () => {
    cancel()
    held = null
  }
  return {
    get: () => held,
    clear,
    set(value) {
      clear()
      held = value
      cancel = host.after(time, clear)
    },
  }
}
