import { callsPerMinute } from './call-rates.ts'
import type { CodeRules } from './code-limits.ts'
import { sandboxCodeRules, standardCodeRules } from './code-limits.ts'
import { passwordQueue } from './heavy-calls.ts'

const hour = 3_600_000
const day = 24 * hour

/** So many accounts of one address in so many milliseconds. */
export interface OpeningRule {
  most: number
  per: number
}

/** Limits of the platform's load. */
export interface Limits {
  /** Calls of one address in a minute. */
  callsPerMinute: number
  /** Signed calls of one game vendor in a minute, beside those that end a round. */
  vendorCallsPerMinute: number
  /** Calls of one address under `/vendor` in a minute that no vendor has signed. */
  unsignedCallsPerMinute: number
  /** Passwords that may wait to be hashed; later calls are refused with BUSY. */
  passwordQueue: number
  /** Trial accounts of one address (AUTH-50). */
  trials: readonly OpeningRule[]
  /** Registrations from one address. */
  registrations: readonly OpeningRule[]
  /** Visits of one address by invitation links in an hour, so that counts cannot be driven up (AGT-24). */
  visitsPerHour: number
  /** Codes by SMS and e-mail. */
  codes: CodeRules
}

export const standardLimits: Limits = {
  callsPerMinute: callsPerMinute.standard,
  vendorCallsPerMinute: 60_000,
  unsignedCallsPerMinute: 30,
  passwordQueue,
  trials: [{ most: 5, per: hour }],
  registrations: [
    { most: 10, per: hour },
    { most: 30, per: day },
  ],
  visitsPerHour: 60,
  codes: standardCodeRules,
}

/** Limits of the sandbox: on a developer's machine all calls, also of tests and benchmarks, come from one address. */
export const sandboxLimits: Limits = {
  ...standardLimits,
  callsPerMinute: callsPerMinute.sandbox,
  vendorCallsPerMinute: 600_000,
  unsignedCallsPerMinute: 6000,
  visitsPerHour: 6000,
  registrations: standardLimits.registrations.map(rule => ({ ...rule, most: rule.most * 1000 })),
  codes: sandboxCodeRules,
}
