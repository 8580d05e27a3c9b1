import type { Result } from './summary.ts'

/**
 * What a test of a stage may cost of the processor, all that the stage starts included, as a multiple of the reference work (`pace.ts`) that
 * was done meanwhile: seconds say more of a machine than of a test. Half above what tests cost on 2026-11-23; the aims are in docs/tests.md.
 */
export const mostATest: Readonly<Record<string, number>> = {
  unit: 4,
  'elements on react': 6,
  'elements on preact': 6,
  'end to end': 60,
}

/** Holds a stage to what its tests may cost: one that costs more has failed once more, by name. A machine that does not say what was spent holds nothing. */
export function held(result: Result): Result {
  const { stage, spent, pace, count } = result
  const most = mostATest[stage]
  const each = spent / count.passed / pace
  if (most === undefined || !count.passed || each <= most) return result
  const seconds = `${(spent / count.passed).toFixed(2)} s of the processor`
  const message = `A test costs ${seconds}, ${each.toFixed(1)} times the reference work; ${most} times is what one may cost.`
  const failures = [...count.failures, { path: ['what a test may cost'], message }]
  return { ...result, count: { ...count, failed: count.failed + 1, failures } }
}
