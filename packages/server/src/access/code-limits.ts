/** Limit of codes that may be requested in a span of time, counted by `by`. */
export interface CodeRule {
  /** `prefix` is a number without its last four digits: fraud by premium messages uses ranges of numbers. */
  by: 'recipient' | 'prefix' | 'network' | 'all'
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
  /** The wait after an unused code; it doubles with each further one, up to the longest. */
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
    { by: 'recipient', most: 10, per: day, ...wait },
    { by: 'network', most: 10, per: hour, ...wait },
    { by: 'network', most: 30, per: day, ...wait },
    { by: 'prefix', most: 50, per: hour, ...closed },
    { by: 'all', most: 5000, per: day, ...closed },
  ],
  workAfter: 4,
  use: { from: 20, share: 0.1, per: hour },
}

/** Limits of the sandbox: all calls of a developer's machine come from one address, and its numbers are made up. */
export const sandboxCodeRules: CodeRules = {
  ...standardCodeRules,
  limits: standardCodeRules.limits.map(rule => (rule.by === 'recipient' ? rule : { ...rule, most: rule.most * 1000 })),
  workAfter: standardCodeRules.workAfter * 1000,
  use: { ...standardCodeRules.use, from: 20_000 },
}
