import type { CodeRules } from './code-limits.ts'
import { sandboxCodeRules, standardCodeRules } from './code-limits.ts'

/** Passwords that may wait to be hashed, unless a platform is started with another limit. */
export const passwordQueue = 64

/** How much the platform takes on. */
export interface Limits {
  /** Calls of one address in a minute. */
  callsPerMinute: number
  /** Passwords that may wait for one of the two lanes that hash them; whoever comes later is told to come again. */
  passwordQueue: number
  /** Trial accounts of one address in an hour (AUTH-50). */
  trialsPerHour: number
  /** Visits of one address by invitations in an hour: whoever counts visits is not counted up (AGT-24). */
  visitsPerHour: number
  /** Codes that are sent to people. */
  codes: CodeRules
}

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
