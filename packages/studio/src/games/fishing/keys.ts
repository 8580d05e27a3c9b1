/** How far a key goes through the creatures. */
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** What a key does among so many creatures: the place that it goes to, a shot, or null where it is not ours. */
export function stepOf(key: string, at: number, count: number): number | 'shoot' | null {
  if (key === 'Enter' || key === ' ') return 'shoot'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : (at + step + count) % count
}
