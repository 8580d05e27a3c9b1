import { day, hour, minute } from '@baize/contract'
import type { ErrorCode, LimitName } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { sandboxCodeRules, standardCodeRules } from './code-rules.ts'
import type { CodeRules } from './code-rules.ts'

/** So many within a span of time. */
export interface LimitRule {
  max: number
  /**
   * Milliseconds. 0 counts what is there at a time; `Infinity` counts for as long as what is
   * counted at lasts.
   */
  windowMs: number
}

/**
 * How a limit counts:
 * - `rate`: token buckets in the memory of a process, so that a flood costs no write to the
 *   database. With n processes n times as many pass.
 * - `concurrency`: what is under way in a process at a time.
 * - `count`: rows of the database within a window, exact over all processes.
 * - `failures`: wrong answers in the database, which lock what they were tried at.
 */
type Kind = 'rate' | 'concurrency' | 'count' | 'failures'

export interface LimitRow<K extends Kind = Kind, R = unknown> {
  kind: K
  /** Who is counted. */
  who: string
  /** What is counted. */
  counts: string
  /** How many in how long. */
  standard: R
  /**
   * The same in the sandbox, where it differs: on a developer's machine all calls, also of tests
   * and benchmarks, come from one address, and mobile numbers are made up.
   */
  sandbox?: R
  /** Codes that one too many is refused with. */
  answers: readonly ErrorCode[]
  /** Why no endpoint declares it. */
  undeclared?: string
}

/** A limit whose one too many is refused. */
export interface RefusingRow<K extends Kind = Kind, R = unknown> extends LimitRow<K, R> {
  /**
   * The refusal of one too many.
   * @param seconds - until the next is allowed; those who know no time give none
   */
  refuse: (seconds?: number) => Refusal
}

/** Keeps the kind and the shape of a row for the types. */
const row = <K extends Kind, R>(made: RefusingRow<K, R>): RefusingRow<K, R> => made

/** A row of what needs a captcha or work after so many: `verification/` refuses it without. */
const demand = <K extends Kind, R>(made: LimitRow<K, R>): LimitRow<K, R> => made

const rateLimited = (retryAfter = 1) => new Refusal('RATE_LIMITED', null, { retryAfter })

/** Seconds until a queue of passwords has room again. */
const queueTime = 2
/** Seconds until a stream may be tried again. */
const streamTime = 5

const busy = () => new Refusal('BUSY', null, { retryAfter: queueTime })

/** Refuses with the minutes that are left, which its text names. */
const lockedBy =
  (code: 'LOGIN_LOCKED' | 'ANSWER_LOCKED', value: object = {}) =>
  (seconds = 0) => {
    const minutes = Math.ceil(seconds / 60)
    return new Refusal(code, { ...value, minutes }, { params: { minutes }, retryAfter: seconds })
  }

/**
 * The longest wait, in seconds, for which the text of SMS_TOO_MANY is right: it names five minutes
 * (ERR-03, CONST-10).
 */
const maxShortWait = 300

/**
 * Refuses a code: for good, where no time is known; else SMS_TOO_MANY for up to five minutes, and
 * SMS_WAIT with the minutes for longer.
 */
function refuseCode(seconds?: number): Refusal {
  if (seconds === undefined) return new Refusal('SMS_QUOTA')
  if (seconds <= maxShortWait) return new Refusal('SMS_TOO_MANY', null, { retryAfter: seconds })
  const minutes = Math.ceil(seconds / 60)
  return new Refusal('SMS_WAIT', { minutes }, { params: { minutes }, retryAfter: seconds })
}

/** Refuses a registration with the hours that are left. */
function refuseRegistration(seconds = 0): Refusal {
  const hours = Math.ceil((seconds * 1000) / hour)
  return new Refusal('REGISTER_TOO_MANY', { hours }, { params: { hours }, retryAfter: seconds })
}

const times = (rule: LimitRule, factor: number): LimitRule => ({ ...rule, max: rule.max * factor })

const trials: LimitRule = { max: 5, windowMs: hour }

const failureWindow = 15 * minute
const paymentFailureWindow = 30 * minute
/** Wrong passwords within a window; `pair` is one account from one address. */
const passwordFailures = (windowMs: number) => ({
  /** An account is never locked from everywhere, or anybody could lock its owner out (AUTH-55). */
  pair: { max: 5, windowMs },
  address: { max: 20, windowMs },
  /**
   * Failures of an account from anywhere, after which addresses that it does not know get
   * `strangerPair` alone.
   */
  account: { max: 10, windowMs },
  strangerPair: { max: 2, windowMs },
})
type PasswordFailureRules = Readonly<Record<keyof ReturnType<typeof passwordFailures>, LimitRule>>

const registrations: readonly LimitRule[] = [
  { max: 10, windowMs: hour },
  { max: 30, windowMs: day },
]

/**
 * Every limit of the platform. A new one is a row here, and its name in the `limits` of the
 * endpoints that require it.
 */
export const limitTable = {
  calls: row<'rate', LimitRule>({
    kind: 'rate',
    who: 'an address',
    counts: 'calls, whatever they ask for; `BAIZE_CALLS_PER_MINUTE` sets how many',
    standard: { max: 600, windowMs: minute },
    sandbox: { max: 60_000, windowMs: minute },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
    undeclared: 'every endpoint but those of vendors has it, and so have the chat and the pages of frames',
  }),
  'vendor-calls': row<'rate', LimitRule>({
    kind: 'rate',
    who: 'a game vendor',
    counts: 'signed calls beside those that end a round',
    standard: { max: 60_000, windowMs: minute },
    sandbox: { max: 600_000, windowMs: minute },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
    undeclared: 'every endpoint of vendors has it',
  }),
  'unsigned-vendor-calls': row<'rate', LimitRule>({
    kind: 'rate',
    who: 'an address',
    counts: 'calls under /vendor that no vendor has signed',
    standard: { max: 30, windowMs: minute },
    sandbox: { max: 6000, windowMs: minute },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
    undeclared: 'every endpoint of vendors has it',
  }),
  visits: row<'rate', LimitRule>({
    kind: 'rate',
    who: 'an address',
    counts: 'visits by invitation links, so that counts cannot be driven up (AGT-24)',
    standard: { max: 60, windowMs: hour },
    sandbox: { max: 6000, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'referral-checks': row<'rate', LimitRule>({
    kind: 'rate',
    who: 'an address',
    counts: 'questions whether a referral code is somebody’s, so that nobody finds members by trying',
    standard: { max: 60, windowMs: hour },
    sandbox: { max: 6000, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'chat-actions': row<'rate', LimitRule>({
    kind: 'rate',
    who: 'a person in a room',
    counts: 'actions that others notice (CHAT-07)',
    standard: { max: 5, windowMs: 10_000 },
    answers: ['RATE_LIMITED'],
    refuse: (retryAfter = 1) => new Refusal('RATE_LIMITED', { retryAfter }, { retryAfter }),
    undeclared: 'rooms are answered under /chat and have no endpoints',
  }),
  'chat-actions-of-address': row<'rate', LimitRule>({
    kind: 'rate',
    who: 'an address',
    counts: 'actions of all its people together that others notice (CHAT-07)',
    standard: { max: 30, windowMs: 10_000 },
    answers: ['RATE_LIMITED'],
    refuse: (retryAfter = 1) => new Refusal('RATE_LIMITED', { retryAfter }, { retryAfter }),
    undeclared: 'rooms are answered under /chat and have no endpoints',
  }),
  'chat-streams': row<'concurrency', Readonly<Record<'all' | 'address' | 'seat', LimitRule>>>({
    kind: 'concurrency',
    who: 'all, an address, and a seat in a room, whose oldest stream ends for a new one',
    counts: 'streams of rooms',
    standard: { all: { max: 2000, windowMs: 0 }, address: { max: 100, windowMs: 0 }, seat: { max: 3, windowMs: 0 } },
    answers: ['RATE_LIMITED'],
    refuse: () => rateLimited(streamTime),
    undeclared: 'rooms are answered under /chat and have no endpoints',
  }),
  'heavy-calls': row<'concurrency', LimitRule>({
    kind: 'concurrency',
    who: 'all',
    counts: 'public calls that hash a password and wait for one of two slots',
    standard: { max: 64, windowMs: 0 },
    answers: ['BUSY'],
    refuse: busy,
  }),
  'password-hashes': row<'concurrency', LimitRule>({
    kind: 'concurrency',
    who: 'all',
    counts: 'passwords that wait for a thread to be hashed on, of all platforms of a process',
    standard: { max: 64, windowMs: 0 },
    answers: ['BUSY'],
    refuse: busy,
  }),
  trials: row<'count', LimitRule>({
    kind: 'count',
    who: 'an address',
    counts: 'trial accounts (AUTH-50)',
    standard: trials,
    sandbox: times(trials, 1000),
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  registrations: row<'count', readonly LimitRule[]>({
    kind: 'count',
    who: 'an address',
    counts: 'accounts that were registered',
    standard: registrations,
    sandbox: registrations.map(rule => times(rule, 1000)),
    answers: ['REGISTER_TOO_MANY'],
    refuse: refuseRegistration,
  }),
  'downline-accounts': row<'count', LimitRule>({
    kind: 'count',
    who: 'an agent',
    counts: 'accounts that the agent opens: more than a person types, fewer than a script would',
    standard: { max: 60, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  deposits: row<'rate', LimitRule>({
    kind: 'rate',
    who: 'a player',
    counts: 'orders of deposits, and questions to their gateways by hand',
    standard: { max: 30, windowMs: hour },
    sandbox: { max: 3000, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  receipts: row<'rate', LimitRule>({
    kind: 'rate',
    who: 'a player',
    counts: 'pictures of receipts, of proofs and of profiles, which are drawn anew',
    standard: { max: 30, windowMs: hour },
    sandbox: { max: 3000, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'guest-feedback': row<'count', LimitRule>({
    kind: 'count',
    who: 'an address, its guests together',
    counts: 'feedback (FB-11)',
    standard: { max: 3, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'member-feedback': row<'count', LimitRule>({
    kind: 'count',
    who: 'a member',
    counts: 'feedback (FB-11)',
    standard: { max: 10, windowMs: hour },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'reset-requests': row<'count', Readonly<Record<'requester' | 'pair' | 'strangers', LimitRule>>>({
    kind: 'count',
    who: 'a requester, a requester for one pair of username and e-mail, and all strangers together for such a pair',
    counts: 'requests for a link to a new password (AUTH-43)',
    standard: {
      requester: { max: 5, windowMs: hour },
      pair: { max: 3, windowMs: hour },
      strangers: { max: 15, windowMs: hour },
    },
    answers: ['RATE_LIMITED'],
    refuse: rateLimited,
  }),
  'resets-without-captcha': demand<'count', LimitRule>({
    kind: 'count',
    who: 'a requester',
    counts: 'requests for a link to a new password before the next needs a captcha (AUTH-43)',
    standard: { max: 2, windowMs: hour },
    answers: ['CAPTCHA_REQUIRED'],
  }),
  codes: row<'count', CodeRules>({
    kind: 'count',
    who: 'requesters, recipients and ranges of numbers; known requesters and strangers apart',
    counts: 'codes by SMS and e-mail (OWASP ASVS 2.4.1)',
    standard: standardCodeRules,
    sandbox: sandboxCodeRules,
    answers: ['SMS_TOO_MANY', 'SMS_WAIT', 'SMS_QUOTA'],
    refuse: refuseCode,
  }),
  'codes-without-work': demand<'count', LimitRule>({
    kind: 'count',
    who: 'an address',
    counts: 'codes before the next needs a proof of work, whatever the setting of the site',
    standard: { max: 4, windowMs: hour },
    sandbox: { max: 4000, windowMs: hour },
    answers: ['HUMAN_REQUIRED', 'SMS_CAPTCHA_INVALID'],
  }),
  'code-tries': row<'failures', LimitRule>({
    kind: 'failures',
    who: 'the address that asked for a code, and all others together',
    counts: 'wrong tries at a code, after which it has ended for them (AUTH-48)',
    standard: { max: 5, windowMs: Infinity },
    answers: ['SMS_CODE_EXPIRED'],
    refuse: () => new Refusal('SMS_CODE_EXPIRED'),
  }),
  'login-failures': row<'failures', PasswordFailureRules>({
    kind: 'failures',
    who: 'an account from one address, and an address at all accounts',
    counts: 'wrong proofs of a login, and wrong passwords of a member who is logged in (AUTH-55)',
    standard: passwordFailures(failureWindow),
    answers: ['LOGIN_LOCKED'],
    refuse: lockedBy('LOGIN_LOCKED', { needCaptcha: true }),
  }),
  'logins-without-captcha': demand<'failures', LimitRule>({
    kind: 'failures',
    who: 'an account from one address',
    counts: 'wrong proofs of a login before the next needs a captcha (AUTH-06)',
    standard: { max: 2, windowMs: failureWindow },
    answers: ['CAPTCHA_REQUIRED'],
  }),
  'payment-password-failures': row<'failures', PasswordFailureRules>({
    kind: 'failures',
    who: 'an account from one address, and an address at all accounts',
    counts:
      'wrong transaction passwords (MEM-33): of an account apart from failed logins, of an address together with them',
    standard: passwordFailures(paymentFailureWindow),
    answers: ['ANSWER_LOCKED'],
    refuse: lockedBy('ANSWER_LOCKED'),
  }),
  'answer-failures': row<'failures', Readonly<Record<'pair' | 'account', LimitRule>>>({
    kind: 'failures',
    who: 'an account from one address, and from all, against guessing with many machines',
    counts: 'wrong answers of a second verification, and wrong codes of two-factor and of a reset by phone (AUTH-29)',
    standard: { pair: { max: 5, windowMs: failureWindow }, account: { max: 20, windowMs: hour } },
    answers: ['ANSWER_LOCKED'],
    refuse: lockedBy('ANSWER_LOCKED'),
  }),
  'quick-login-failures': row<'failures', LimitRule>({
    kind: 'failures',
    who: 'a device',
    counts: 'wrong answers of quick login since the last right one, which then is off on the device (AUTH-32)',
    standard: { max: 5, windowMs: Infinity },
    answers: ['QUICK_LOGIN_OFF'],
    refuse: () => new Refusal('QUICK_LOGIN_OFF'),
  }),
} satisfies Record<LimitName, LimitRow> & Record<string, LimitRow>

type Table = typeof limitTable
/** Names of all limits. */
export type AnyLimit = keyof Table
/** Names of the limits that refuse one too many. */
export type RefusingLimit = { [N in AnyLimit]: Table[N] extends RefusingRow ? N : never }[AnyLimit]
/** Names of the limits of one kind. */
export type LimitOf<K extends Kind> = { [N in AnyLimit]: Table[N]['kind'] extends K ? N : never }[AnyLimit]
/** How many of each in how long: `config.limits`. */
export type Limits = { readonly [N in AnyLimit]: Table[N]['standard'] }

const limitsFrom = (pick: (row: LimitRow) => unknown): Limits =>
  Object.fromEntries(Object.entries<LimitRow>(limitTable).map(([name, found]) => [name, pick(found)])) as Limits

export const standardLimits: Limits = limitsFrom(({ standard }) => standard)
export const sandboxLimits: Limits = limitsFrom(({ standard, sandbox = standard }) => sandbox)
