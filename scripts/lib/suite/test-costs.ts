import type { Result } from './summary.ts'

/**
 * Seconds of the processor that a test of a stage may cost, all that the stage starts included. What tests cost on 2026-11-22, and a third
 * more for slower machines; the aims are in docs/tests.md.
 */
export const mostATest: Readonly<Record<string, number>> = {
  unit: 0.3,
  'elements on react': 0.5,
  'elements on preact': 0.5,
  'end to end': 3,
}

/** Holds a stage to what its tests may cost: one that costs more has failed once more, by name. A machine that does not say what was spent holds nothing. */
export function held(result: Result): Result {
  const { stage, spent, count } = result
  const most = mostATest[stage]
  const each = spent / count.passed
  if (most === undefined || !count.passed || each <= most) return result
  const message = `A test costs ${each.toFixed(2)} s of the processor; ${most.toFixed(2)} s is what one may cost.`
  const failures = [...count.failures, { path: ['what a test may cost'], message }]
  return { ...result, count: { ...count, failed: count.failed + 1, failures } }
}
