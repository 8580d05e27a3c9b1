import type { CodeRules } from '../access/limits.ts'

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
