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
