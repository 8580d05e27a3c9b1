import { Code, Empty, refusedFields, Text, Time } from '../fields.ts'
import { Amount, Currency, PositiveAmount } from '../money.ts'
import type { Endpoint } from '../endpoint.ts'
import { optionalPage } from '../paging.ts'
import type { ReplyZod, Zod } from '../z.ts'
import {
  agreementEnds,
  agreementKinds,
  agreementPeriods,
  agreementRules,
  agreementStates,
  requestTypes,
} from './terms.ts'
import type { AgreementKind } from './terms.ts'

/** Percent with up to two decimals (CON-22). */
const Rate = (z: ReplyZod) => z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/))

/** A tier: the rate that is paid from so many active members and so much in bets (CON-08). */
const tierFields = <Z extends ReplyZod, B>(z: Z, bets: B) => ({
  activeMembers: z.number(),
  periodBets: bets,
  rate: Rate(z),
})
const Tiers = (z: Zod) =>
  z
    .array(
      z.object({
        ...tierFields(z, PositiveAmount(z)),
        activeMembers: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(agreementRules.tiers))
const ShownTiers = (z: ReplyZod) => z.array(z.object(tierFields(z, Amount(z))))

/**
 * Agreements further down that end with an answer, because nobody gives more than they have (CON-05
 * to CON-07).
 */
const Affected = (z: ReplyZod) => z.array(z.object({ account: z.string(), rate: Rate(z), level: z.number() }))

/** An agreement, a contract to those who sign it, as one of its two parties sees it (ENT-40). */
const Agreement = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    kind: z.enum(agreementKinds),
    /** `mine`: given to me by my upline; `downline`: given by me. */
    side: z.enum(['mine', 'downline']),
    /**
     * The account that gives it, masked for the one below; empty where it is the platform itself.
     */
    from: z.string(),
    to: z.string(),
    state: z.enum(agreementStates),
    period: z.enum(agreementPeriods),
    currency: Currency(z),
    tiers: ShownTiers(z),
    /** The highest rate of the tiers. */
    rate: Rate(z),
    /** The request that waits for an answer, and whether the answer is mine to give. */
    requestType: z.nullable(z.enum(requestTypes)),
    asked: z.boolean(),
    /** Where the answer is mine: agreements that would end if I accepted. */
    affectedDownlines: Affected(z),
    reason: z.string(),
    offeredAt: Time(z),
    lapsesAt: z.nullable(Time(z)),
    /**
     * From when on it is in force; of an offer, from when on it would be if it were accepted now.
     */
    startAt: z.nullable(Time(z)),
    /** Until when it was in force; of an offer that lapsed, when it did. */
    endAt: z.nullable(Time(z)),
    endReason: z.nullable(z.enum(agreementEnds)),
    /** What came of the last request to end it, where it stayed in force. */
    terminationAnswer: z.nullable(z.enum(['REJECTED', 'LAPSED'])),
    /** Whether I have not seen yet what became of it: `seenContracts` notes that I have. */
    isNews: z.boolean(),
    /** Of an offer: the agreement in force, which would end. */
    present: z.nullable(z.object({ period: z.enum(agreementPeriods), tiers: ShownTiers(z), rate: Rate(z) })),
  })

export const contracts = {
  name: 'contracts',
  summary:
    'Contracts with the upline and with direct downlines, the newest first; `asked` are those that wait for my answer (API-148).',
  method: 'GET',
  path: '/wps/v2/contracts',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      kind: z.optional(z.enum(agreementKinds)),
      side: z.optional(z.enum(['mine', 'downline', 'asked'])),
      state: z.optional(z.enum(agreementStates)),
      /** Of a direct downline. */
      account: z.optional(Text(z, 64, 1)),
      ...optionalPage(z, 10_000),
    }),
  reply: z =>
    z.object({
      content: z.array(Agreement(z)),
      total: z.number(),
      /** Whether accepting asks for the transaction password (CON-19). */
      paymentPassword: z.boolean(),
    }),
  errors: ['NOT_AGENT'],
} as const satisfies Endpoint

export const offerContract = {
  name: 'offerContract',
  summary: 'Offers a contract to an agent directly below, at most at the own rate (CON-02, CON-20, CON-22, API-149).',
  method: 'POST',
  path: '/wps/v2/contracts',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      kind: z.enum(agreementKinds),
      account: Text(z, 64, 1),
      period: z.enum(agreementPeriods),
      tiers: Tiers(z),
      idempotencyKey: Code(z, 64),
    }),
  reply: z => z.object({ contractId: z.string(), state: z.enum(agreementStates) }),
  refusal: z => z.object({ rate: z.optional(Rate(z)), tier: z.optional(z.number()) }),
  errors: [
    'NOT_AGENT',
    'NOT_DOWNLINE',
    'CONTRACT_NONE',
    'CONTRACT_RATE',
    'CONTRACT_TIERS',
    'CONTRACT_WAITING',
    'TX_CONFLICT',
  ],
} as const satisfies Endpoint

export const askTermination = {
  name: 'askTermination',
  summary:
    'Asks the other party to end a contract, which stays in force until they agree; takes an offer back that was not answered yet (CON-21, API-150).',
  method: 'POST',
  path: '/wps/v2/contracts/termination',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: Code(z), reason: z.optional(Text(z, agreementRules.reason)) }),
  reply: z => z.object({ state: z.enum(agreementStates) }),
  errors: ['NOT_AGENT', 'NOT_FOUND', 'CONTRACT_ANSWERED', 'CONTRACT_WAITING'],
} as const satisfies Endpoint

export const seenContracts = {
  name: 'seenContracts',
  summary:
    'Notes that I have seen what became of contracts and offers: rejected, lapsed or ended. Answers how many are left.',
  method: 'POST',
  path: '/wps/v2/contracts/seen',
  access: 'member',
  reach: 'full',
  request: z => z.object({ ids: z.array(Code(z)).check(z.maxLength(100)) }),
  reply: z => z.object({ news: z.number() }),
  errors: ['NOT_AGENT'],
} as const satisfies Endpoint

const answering = {
  method: 'POST',
  access: 'member',
  reach: 'full',
  sealed: 'body',
  request: (z: Zod) =>
    z.object({
      contractId: Code(z),
      requestType: z.enum(requestTypes),
      decision: z.enum(['accept', 'reject']),
      /**
       * Ends agreements below that cannot go on; without it nothing is decided where there are any,
       * and the answer names them (CON-07).
       */
      confirmDownlineTermination: z.optional(z.boolean()),
      reason: z.optional(Text(z, agreementRules.reason)),
      paymentPassword: z.optional(Text(z, 64)),
    }),
  reply: (z: ReplyZod) =>
    z.object({
      /** Unchanged where `affectedDownlines` waits for a confirmation. */
      state: z.enum(agreementStates),
      affectedDownlines: Affected(z),
      startAt: z.nullable(Time(z)),
    }),
  refusal: (z: ReplyZod) =>
    z.object({
      left: z.optional(z.number()),
      minutes: z.optional(z.number()),
      ...refusedFields(z),
    }),
  errors: [
    'NOT_AGENT',
    'NOT_FOUND',
    'CONTRACT_ANSWERED',
    'CONTRACT_LAPSED',
    'CONTRACT_BLOCKED',
    'FIELD_INVALID',
    'PAYMENT_PASSWORD_INVALID',
    'ANSWER_LOCKED',
    'SEAL_INVALID',
    'SEAL_STALE',
  ],
  limits: ['password-hashes', 'payment-password-failures'],
} as const

export const processDividend = {
  ...answering,
  name: 'processDividend',
  summary: 'Accepts or rejects a dividend contract, or its termination (CON-12, API-46).',
  path: '/wps/relay/MCS2_processDividendReq',
} as const satisfies Endpoint

export const processDailySalary = {
  ...answering,
  name: 'processDailySalary',
  summary: 'Accepts or rejects a daily salary contract, or its termination (CON-13, API-47).',
  path: '/wps/relay/MCS2_processDailySalContract',
} as const satisfies Endpoint

export const processHourlySalary = {
  ...answering,
  name: 'processHourlySalary',
  summary: 'Accepts or rejects an hourly salary contract, or its termination (CON-14, API-48).',
  path: '/wps/relay/MCS2_processContractHourSalary',
} as const satisfies Endpoint

export const processRealtimeSalary = {
  ...answering,
  name: 'processRealtimeSalary',
  summary: 'Accepts or rejects a real-time salary contract, or its termination (CON-15, API-49).',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const satisfies Endpoint

/** The call that answers a request, by its kind. */
export const processEndpoints = {
  DIVIDEND: processDividend,
  DAILY_SALARY: processDailySalary,
  HOURLY_SALARY: processHourlySalary,
  REALTIME_SALARY: processRealtimeSalary,
} as const satisfies Record<AgreementKind, Endpoint>

/** The field of `consolidated` that tells of a waiting request, by kind (CON-09, ENT-28). */
export const agreementFlags = {
  DIVIDEND: 'divtypereq',
  DAILY_SALARY: 'dailysalreqtype',
  HOURLY_SALARY: 'contracthoursalreqtype',
  REALTIME_SALARY: 'realtimesalreqtype',
} as const satisfies Record<AgreementKind, string>

export const consolidated = {
  name: 'consolidated',
  summary:
    'What the member owns, and by kind whether a contract waits for an answer: 0 none, 1 a new one, 2 a termination (API-23, CON-09, CON-10).',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      balance: Amount(z),
      currency: Currency(z),
      currencySymbol: z.string(),
      totals: z.object({ available: Amount(z), locked: Amount(z) }),
      divtypereq: z.number(),
      dailysalreqtype: z.number(),
      contracthoursalreqtype: z.number(),
      realtimesalreqtype: z.number(),
      /** Contracts and offers of which I have not seen yet what became of them. */
      contractnews: z.number(),
    }),
  errors: [],
} as const satisfies Endpoint
