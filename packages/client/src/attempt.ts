/** What a function gives; null where it throws. */
export function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}
