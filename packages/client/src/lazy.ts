import { CallError } from './calls/error.ts'

/** Something that is loaded when it is first needed, so that a page that only shows does not carry what a login takes. */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () =>
    (loaded ??= load().catch((cause: unknown) => {
      loaded = null
      throw new CallError('chunk-load-failed', { cause })
    }))
}
