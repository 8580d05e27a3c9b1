/** How many codes may be asked for in a span of time, counted by whom or what. */
export interface CodeRule {
  /** `prefix` is a number without its last four digits: whoever earns by messages owns numbers in rows. */
  by: 'recipient' | 'prefix' | 'network' | 'all'
  most: number
  /** Milliseconds. */
  per: number
  /** What whoever asks for one more hears: to wait, or that the platform takes no more. */
  refusal: 'SMS_TOO_MANY' | 'SMS_QUOTA'
}

/** Where of so many codes of a prefix too few come back, nobody reads them there. */
export interface UseRule {
  from: number
  /** Share of the codes that must have been used, between 0 and 1. */
  share: number
  per: number
}

/** What stands between the platform and whoever lets it send messages for money (OWASP ASVS 2.4.1). */
export interface CodeRules {
  /** The wait after a code that was not used; it doubles with every further one, up to the longest. */
  resend: { first: number; longest: number; within: number }
  limits: readonly CodeRule[]
  /** Codes from one network in an hour, after which a browser has to work for the next, whatever the site asks of the first ones. */
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

/** On a developer's machine all numbers are made up, and all calls come from one address. */
export const sandboxCodeRules: CodeRules = {
  ...standardCodeRules,
  limits: standardCodeRules.limits.map(rule => (rule.by === 'recipient' ? rule : { ...rule, most: rule.most * 1000 })),
  workAfter: standardCodeRules.workAfter * 1000,
  use: { ...standardCodeRules.use, from: 20_000 },
}
