import { setTimeout as sleep } from 'node:timers/promises'
import { unavailable } from './refusal-of.ts'

/**
 * What work gives, if it ends in time; it is not stopped otherwise, so that nobody knows whether
 * it will have been done.
 * @param limit - milliseconds; 0 waits for ever
 * @throws Refusal UNAVAILABLE where it has not ended by then
 */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  if (!limit) return work
  const ended = new AbortController()
  const late = sleep(limit, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw unavailable()
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
  }
}
