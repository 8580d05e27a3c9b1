import type * as zod from 'zod/mini'
import { categories } from './constants.ts'
import { LanguageCode, QueryNumber, Time } from './fields.ts'
import { Amount } from './money.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** A win of a round that was really played (WIN-02, WIN-09). The name arrives masked. */
export const Winner = (z: ReplyZod) =>
  z.object({
    customerName: z.string(),
    winAmount: Amount(z),
    /** What the player had staked on the round; the win holds it. */
    stake: Amount(z),
    currency: z.string(),
    iconUrl: z.string(),
    roundId: z.string(),
    wonAt: Time(z),
    game: z.object({
      vassalage: z.string(),
      gameType: z.string(),
      gameCode: z.string(),
      nodeId: z.string(),
      name: z.string(),
      displayName: z.string(),
    }),
  })
export type Winner = zod.infer<ReturnType<typeof Winner>>

export const rankList = {
  name: 'rankList',
  summary:
    'Rounds that paid more than twice their stake: the latest, and beside them the biggest of the last seven days (WIN-03 to WIN-05). With `view` one of the two alone.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  request: z =>
    z.object({
      gameCategory: z.enum(['ALL', ...categories]),
      language: LanguageCode(z),
      limitNum: QueryNumber(z, 1, 20),
      view: z.optional(z.enum(['latest', 'biggest'])),
    }),
  reply: z => z.object({ list: z.array(Winner(z)), biggest: z.optional(z.array(Winner(z))), asOf: Time(z) }),
  errors: [],
} as const satisfies Endpoint

export const winPeriods = ['TODAY', 'WEEK', 'MONTH'] as const
export type WinPeriod = (typeof winPeriods)[number]

export const winnersList = {
  name: 'winnersList',
  summary: 'The biggest wins of a period of the site’s own calendar, by kind of game (WIN-08, API-133).',
  method: 'GET',
  path: '/wps/v2/winners',
  access: 'public',
  request: z =>
    z.object({
      period: z.enum(winPeriods),
      gameCategory: z.enum(['ALL', ...categories]),
      language: LanguageCode(z),
    }),
  reply: z => z.object({ list: z.array(Winner(z)), asOf: Time(z) }),
  errors: [],
} as const satisfies Endpoint
