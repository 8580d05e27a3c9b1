const key = 'baize.login-tabs'

/** Whether the site lets people in by text message too, as this browser saw it the last time; null where it has not seen it yet. */
export const lastKnownTabs = (): boolean | null => {
  try {
    const seen = localStorage.getItem(key)
    return seen === null ? null : seen === '1'
  } catch {
    return false
  }
}

/** Keeps that for the next form. */
export function storeTabs(has: boolean): void {
  try {
    localStorage.setItem(key, has ? '1' : '0')
  } catch {
    // Without it the tabs push the form down when they come.
  }
}
