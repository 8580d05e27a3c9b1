/**
 * Numbers of a lock, which stand in `password-attempts.ts` and `answer-attempts.ts`: how many failures within the window lock, and for how
 * long the lock stands after the last of them (milliseconds).
 */
export interface LockRule {
  failures: number
  window: number
}

/**
 * The time until which failures lock, or null. No failure is counted during a lock, so it starts with the last counted one and is not
 * extended by further tries.
 */
export function lockedUntil(failures: readonly Date[], rule: LockRule, now: Date): Date | null {
  const times = failures.map(time => time.getTime()).sort((a, b) => b - a)
  const last = times[0]
  if (last === undefined || now.getTime() >= last + rule.window) return null
  const counted = times.filter(time => time > last - rule.window).length
  return counted >= rule.failures ? new Date(last + rule.window) : null
}
