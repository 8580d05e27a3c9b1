/** How many failures within the window lock, and for how long the lock stands after the last of them (milliseconds). */
export interface LockRule {
  failures: number
  window: number
}

/**
 * Until when failures lock, or null. Nothing is counted while a lock stands, so it begins with the failure that filled the window and never
 * grows by itself.
 */
export function lockedUntil(failures: readonly Date[], rule: LockRule, now: Date): Date | null {
  const times = failures.map(time => time.getTime()).sort((a, b) => b - a)
  const last = times[0]
  if (last === undefined || now.getTime() >= last + rule.window) return null
  const counted = times.filter(time => time > last - rule.window).length
  return counted >= rule.failures ? new Date(last + rule.window) : null
}
