/** Who asks for a code. */
export interface Requester {
  /** An address, or its /64; or a device that the owner of the recipient has logged in from. */
  id: string
  /** Whether the owner is known there. What strangers ask for counts apart, so that they use up no quota of the owner's. */
  isKnown: boolean
}

/** Limit of codes that may be requested in a span of time, counted by `by`. */
export interface CodeRule {
  /**
   * `pair` is one requester with one recipient, `recipient` all strangers together, or all known requesters together; `prefix` is a number
   * without its last four digits: fraud by premium messages uses ranges of numbers. Prefixes limit strangers alone.
   */
  by: 'pair' | 'requester' | 'recipient' | 'prefix' | 'all'
  most: number
  /** Milliseconds. */
  per: number
  /** Refusal of one more: to wait, or that no more are sent. */
  refusal: 'SMS_TOO_MANY' | 'SMS_QUOTA'
}

/** Limit by the share of used codes: where too few of a prefix are used, nobody reads them. */
export interface UseRule {
  from: number
  /** Share of the codes that must have been used, between 0 and 1. */
  share: number
  per: number
}

/** Limits of codes that are sent, against fraud by paid messages (OWASP ASVS 2.4.1). */
export interface CodeRules {
  /** The wait of a requester after an unused code for a recipient; it doubles with each further one, up to the longest. */
  resend: { first: number; longest: number; within: number }
  limits: readonly CodeRule[]
  /** Codes for one network in an hour, after which the next needs a proof of work, whatever the site's setting. */
  workAfter: number
  use: UseRule
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const wait = { refusal: 'SMS_TOO_MANY' } as const
const closed = { refusal: 'SMS_QUOTA' } as const

export const standardCodeRules: CodeRules = {
  resend: { first: minute, longest: 32 * minute, within: 2 * hour },
  limits: [
    { by: 'pair', most: 10, per: day, ...wait },
    { by: 'requester', most: 10, per: hour, ...wait },
    { by: 'requester', most: 30, per: day, ...wait },
    // Fewer than `use.from`, so that what strangers ask for one number closes no prefix.
    { by: 'recipient', most: 15, per: day, ...wait },
    { by: 'prefix', most: 50, per: hour, ...closed },
    { by: 'all', most: 5000, per: day, ...closed },
  ],
  workAfter: 4,
  use: { from: 20, share: 0.1, per: hour },
}

/** Limits of the sandbox: all calls of a developer's machine come from one address, and its numbers are made up. */
export const sandboxCodeRules: CodeRules = {
  ...standardCodeRules,
  limits: standardCodeRules.limits.map(rule =>
    rule.by === 'pair' || rule.by === 'recipient' ? rule : { ...rule, most: rule.most * 1000 },
  ),
  workAfter: standardCodeRules.workAfter * 1000,
  use: { ...standardCodeRules.use, from: 20_000 },
}
