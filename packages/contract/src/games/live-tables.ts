import type * as zod from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Amount, Currency } from '../money.ts'
import type { ReplyZod } from '../z.ts'

const LiveTable = (z: ReplyZod) =>
  z.object({
    nodeId: z.string(),
    minBet: Amount(z),
    /** Players with a bet on the hand that comes next. */
    players: z.number(),
    /** Places at the table; null where any number may play. */
    seats: z.nullable(z.number()),
    /** Milliseconds until no more bets are taken on that hand; negative while it is being dealt. */
    closesInMs: z.number(),
    /** For how long bets are taken on a hand, and from one hand to the next, in milliseconds. */
    openMs: z.number(),
    periodMs: z.number(),
  })
/** A live table as its vendor states it at this moment. */
export type LiveTable = zod.infer<ReturnType<typeof LiveTable>>

export const liveTables = {
  name: 'liveTables',
  summary:
    'The open live tables whose vendor states what goes on there: minimum bet, players, seats, and until when bets are taken.',
  method: 'GET',
  path: '/wps/v2/games/tables',
  access: 'public',
  request: z => z.object({}),
  reply: z => z.object({ tables: z.array(LiveTable(z)), currency: Currency(z), currencySymbol: z.string() }),
  errors: [],
} as const satisfies Endpoint
