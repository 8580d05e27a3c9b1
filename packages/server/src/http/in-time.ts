import { unavailable } from './refusal-of.ts'

/**
 * What work gives, if it ends in time; it is not stopped otherwise, so that nobody knows whether
 * it will have been done.
 * @param limit - milliseconds; 0 waits for ever
 * @param errorOf - what is thrown where it has not ended by then
 * @throws Refusal UNAVAILABLE by then, unless `errorOf` says otherwise
 */
export async function inTime<T>(work: Promise<T>, limit: number, errorOf: () => Error = unavailable): Promise<T> {
  if (!limit) return work
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(errorOf()), limit).unref()
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
