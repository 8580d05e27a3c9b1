import { CallError } from './calls/error.ts'

/**
 * Loads something when it is first needed, so that a page that only shows content does not carry
 * the code of a login. A failed load is tried again by the next call.
 * @throws CallError chunk-load-failed
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null
  return () =>
    (loaded ??= load().catch((cause: unknown) => {
      loaded = null
      throw new CallError('chunk-load-failed', { cause })
    }))
}

type Methods = Readonly<Record<string, (...given: unknown[]) => unknown>>

/**
 * Methods of an object that is loaded by the first call of one of them.
 * @param names - which of its methods; each returns a promise
 */
export const lazyMethods = <T extends object, K extends keyof T & string>(
  load: () => Promise<T>,
  names: readonly K[],
): Pick<T, K> =>
  Object.fromEntries(
    names.map(name => [name, async (...given: unknown[]) => ((await load()) as Methods)[name]?.(...given)]),
  ) as Pick<T, K>
