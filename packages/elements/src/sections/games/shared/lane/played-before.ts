const key = 'baize.played'

/**
 * Whether a lane of one's own latest games had any the last time this browser showed one. Its place
 * is kept then; else nothing moves for a lane that never comes.
 */
export const hasPlayedBefore = (): boolean => {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/** Stores it for the next page. */
export function storePlayed(has: boolean): void {
  try {
    if (has) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without it the lane moves what stands below it when it comes.
  }
}
