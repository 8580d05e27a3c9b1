import type { LimitRule } from './limit-table.ts'

/**
 * The time until which failures lock, or null: for the window of the rule after the last of `max`
 * failures within one. No failure is counted during a lock, so it starts with the last counted one
 * and is not extended by further tries.
 */
export function lockedUntil(failures: readonly Date[], { max, windowMs }: LimitRule, now: Date): Date | null {
  const times = failures.map(time => time.getTime()).sort((a, b) => b - a)
  const last = times[0]
  if (last === undefined || now.getTime() >= last + windowMs) return null
  const counted = times.filter(time => time > last - windowMs).length
  return counted >= max ? new Date(last + windowMs) : null
}
