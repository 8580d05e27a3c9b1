import { playedKey } from './played-before.ts'

/** Stores for the next page that somebody has games of their own here. */
export function storePlayed(): void {
  try {
    localStorage.setItem(playedKey, '1')
  } catch {
    // Without it the lane moves what stands below it when it comes.
  }
}
