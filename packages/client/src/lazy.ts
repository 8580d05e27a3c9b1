import { CallError } from './calls/error.ts'

/** Loads something when it is first needed, so that a page that only shows content does not carry the code of a login. */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () =>
    (loaded ??= load().catch((cause: unknown) => {
      loaded = null
      throw new CallError('chunk-load-failed', { cause })
    }))
}
