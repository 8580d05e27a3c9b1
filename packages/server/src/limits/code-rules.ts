import { day, hour, minute } from '@baize/contract'

/** Who asks for a code. */
export interface Requester {
  /** An address, or its /64; or a device that the owner of the recipient has logged in from. */
  id: string
  /**
   * Whether the owner is known there. What strangers ask for counts apart, so that they use up no
   * quota of the owner's.
   */
  isKnown: boolean
}

/** Limit of codes that may be requested in a span of time, counted by `by`. */
export interface CodeRule {
  /**
   * `pair` is one requester with one recipient, `recipient` all strangers together, or all known
   * requesters together; `prefix` is a number without its last four digits: fraud by premium
   * messages uses ranges of numbers. Prefixes limit strangers alone.
   */
  by: 'pair' | 'requester' | 'recipient' | 'prefix' | 'all'
  max: number
  windowMs: number
  /** Whether one more is told to wait; else it is told that no more are sent. */
  waits: boolean
}

/** Limit by the share of used codes: where too few of a prefix are used, nobody reads them. */
export interface UseRule {
  /** Codes from which on the share is looked at. */
  min: number
  /** Share of the codes that must have been used, between 0 and 1. */
  share: number
  windowMs: number
}

/** Limits of codes that are sent, against fraud by paid messages (OWASP ASVS 2.4.1). */
export interface CodeRules {
  /**
   * Milliseconds that a requester waits after an unused code for a recipient: `firstMs`, doubled by
   * each further one within `windowMs`.
   */
  resend: { firstMs: number; maxMs: number; windowMs: number }
  limits: readonly CodeRule[]
  use: UseRule
}

export const standardCodeRules: CodeRules = {
  resend: { firstMs: minute, maxMs: 32 * minute, windowMs: 2 * hour },
  limits: [
    { by: 'pair', max: 10, windowMs: day, waits: true },
    { by: 'requester', max: 10, windowMs: hour, waits: true },
    { by: 'requester', max: 30, windowMs: day, waits: true },
    // Fewer than `use.min`, so that what strangers ask for one number closes no prefix.
    { by: 'recipient', max: 15, windowMs: day, waits: true },
    { by: 'prefix', max: 50, windowMs: hour, waits: false },
    { by: 'all', max: 5000, windowMs: day, waits: false },
  ],
  use: { min: 20, share: 0.1, windowMs: hour },
}

/** Limits of the sandbox: what one developer's machine reaches is a thousand times as much. */
export const sandboxCodeRules: CodeRules = {
  ...standardCodeRules,
  limits: standardCodeRules.limits.map(rule =>
    rule.by === 'pair' || rule.by === 'recipient' ? rule : { ...rule, max: rule.max * 1000 },
  ),
  use: { ...standardCodeRules.use, min: 20_000 },
}

/** Milliseconds that a code that was sent counts for: the longest window of the rules. */
export const codeWindow = ({ resend, limits, use }: CodeRules): number =>
  Math.max(resend.windowMs, use.windowMs, ...limits.map(({ windowMs }) => windowMs))
