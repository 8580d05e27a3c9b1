/** Under which it is stored that this browser has shown games that somebody had played. */
export const playedKey = 'baize.played'

/**
 * Whether a lane of one's own latest games had any when this browser showed one. Its place is kept
 * then; else nothing moves for a lane that never comes.
 */
export const hasPlayedBefore = (): boolean => {
  try {
    return !!localStorage.getItem(playedKey)
  } catch {
    return false
  }
}
