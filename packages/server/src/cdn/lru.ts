/** Keeps the last so many things that were asked for. */
export function lru<T>(most: number) {
  const kept = new Map<string, T>()
  return {
    /** What is kept under a key, or what `make` makes of it; what fails to be made is not kept. */
    async get(key: string, make: () => Promise<T | null>): Promise<T | null> {
      const found = kept.get(key) ?? (await make())
      if (found === null) return null
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return found
    },
  }
}
