const key = 'baize.login-tabs'

/**
 * Whether the site had login tabs the last time this browser showed its login; null where it never
 * did.
 */
export const lastKnownTabs = (): boolean | null => {
  try {
    const seen = localStorage.getItem(key)
    return seen === null ? null : seen === '1'
  } catch {
    return false
  }
}

/** Stores it for the next form. */
export function storeTabs(has: boolean): void {
  try {
    localStorage.setItem(key, has ? '1' : '0')
  } catch {
    // Without it the tabs push the form down when they come.
  }
}
