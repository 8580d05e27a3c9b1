import type * as zod from 'zod/mini'
import { Code, Time } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { optionalPage } from './paging.ts'
import { period, Period, PeriodRefusal, recordPage } from './record-pages.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** States of a bonus (MEM-44). */
export const bonusStates = ['active', 'completed', 'expired', 'cancelled'] as const
export type BonusState = (typeof bonusStates)[number]

/** A bonus of a member, and how far its turnover is (MEM-44). */
export const Bonus = (z: ReplyZod) =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** What it was granted for, such as the name of a promotion; empty where that is not said. */
    source: z.string(),
    amount: Amount(z),
    /**
     * What is left of it with its winnings: it is removed when the bonus is cancelled, and becomes
     * one's own when it is completed. Of one that ended, what it was then.
     */
    balance: Amount(z),
    /** Bonus money in bets that are unsettled; of an active bonus, it leaves with it. */
    staked: Amount(z),
    /** Valid bets that it takes, and those since it was granted, up to that. */
    turnoverNeeded: Amount(z),
    turnoverDone: Amount(z),
    grantedAt: Time(z),
    validUntil: Time(z),
    /** Null of an active bonus. */
    endedAt: z.nullable(Time(z)),
    state: z.enum(bonusStates),
    currency: Currency(z),
  })
export type Bonus = zod.infer<ReturnType<typeof Bonus>>

/** Sums of bonuses. */
const BonusSums = (z: ReplyZod) => z.object({ count: z.number(), amount: Amount(z) })

export const bonusRecords = {
  name: 'bonusRecords',
  summary:
    'The own bonuses, the newest first, with their turnover (MEM-43, MEM-44, API-113). The days are those on which they end, also of the future; without days, all of them.',
  method: 'GET',
  path: '/wps/v2/records/bonuses',
  access: 'member',
  reach: 'full',
  request: z => z.object({ ...period(z), status: z.optional(z.enum(bonusStates)), ...optionalPage(z) }),
  reply: z =>
    z.object({
      ...recordPage(z, Bonus(z), BonusSums(z)),
      /** Null without days. */
      period: z.nullable(Period(z)),
      /** The member's own money that can be spent, and what is left of all active bonuses. */
      own: Amount(z),
      bonus: Amount(z),
    }),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

export const cancelBonus = {
  name: 'cancelBonus',
  summary: 'Cancels an active bonus: what is left of it and its winnings are removed (MEM-44, API-114).',
  method: 'DELETE',
  path: '/wps/v2/records/bonuses',
  access: 'member',
  reach: 'full',
  request: z => z.object({ id: Code(z) }),
  reply: z => z.object({ bonus: Bonus(z) }),
  errors: ['NOT_FOUND', 'BONUS_ENDED'],
} as const satisfies Endpoint
