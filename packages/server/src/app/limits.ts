import { passwordQueue } from '../access/limits.ts'
import type { Limits } from '../access/limits.ts'
import { sandboxCodeRules, standardCodeRules } from '../verification/index.ts'

export const standardLimits: Limits = {
  callsPerMinute: 600,
  passwordQueue,
  trialsPerHour: 5,
  visitsPerHour: 60,
  codes: standardCodeRules,
}

/** On a developer's machine everybody, tests and benchmarks too, comes from one address. */
export const sandboxLimits: Limits = {
  ...standardLimits,
  callsPerMinute: 60_000,
  visitsPerHour: 6000,
  codes: sandboxCodeRules,
}
