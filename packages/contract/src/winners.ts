import * as z from 'zod/mini'
import { categories } from './constants.ts'
import { LanguageCode, QueryNumber, Time } from './fields.ts'
import { Amount } from './money.ts'
import type { Row } from './row.ts'

/** A win of a round that was really played (WIN-02, WIN-09). The name arrives masked. */
export const Winner = () =>
  z.object({
    customerName: z.string(),
    winAmount: Amount(),
    currency: z.string(),
    iconUrl: z.string(),
    roundId: z.string(),
    wonAt: Time(),
    game: z.object({
      vassalage: z.string(),
      gameType: z.string(),
      gameCode: z.string(),
      nodeId: z.string(),
      name: z.string(),
      displayName: z.string(),
    }),
  })
export type Winner = z.infer<ReturnType<typeof Winner>>

export const rankList = {
  name: 'rankList',
  summary: 'Winning rounds: the latest, or the biggest of the last seven days (WIN-03 to WIN-05).',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  request: () =>
    z.object({
      gameCategory: z.enum(['ALL', ...categories]),
      language: LanguageCode(),
      limitNum: QueryNumber(1, 20),
      view: z.optional(z.enum(['latest', 'biggest'])),
    }),
  reply: () => z.object({ list: z.array(Winner()), asOf: Time() }),
  errors: [],
} as const satisfies Row
