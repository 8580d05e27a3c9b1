import type * as zod from 'zod/mini'
import { categories, limits } from './constants.ts'
import { LanguageCode, QueryNumber, Time } from './fields.ts'
import { GameItem, gameFields } from './games.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** A game that somebody has played, and when they last opened it. */
export const PlayedGame = (z: ReplyZod) => z.object({ ...gameFields(z), playedAt: Time(z) })
export type PlayedGame = zod.infer<ReturnType<typeof PlayedGame>>

export const favouriteGames = {
  name: 'favouriteGames',
  summary: 'The games that a member keeps as favourites, the latest first (GAME-37, GAME-38).',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      pageNo: QueryNumber(z, 1, 100_000),
      pageSize: QueryNumber(z, 1, limits.favouritesPage),
      gameType: z.optional(z.enum(categories)),
      language: z.optional(LanguageCode(z)),
    }),
  reply: z =>
    z.object({ content: z.array(GameItem(z)), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
  errors: [],
} as const satisfies Endpoint

export const recentGames = {
  name: 'recentGames',
  summary: 'The games that a member opened within thirty days, the latest first (GAME-39).',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      page: QueryNumber(z, 1, 100_000),
      pageSize: QueryNumber(z, 1, 100),
      gameType: z.optional(z.enum(categories)),
      language: LanguageCode(z),
      clientType: QueryNumber(z, 3, 3),
    }),
  reply: z =>
    z.object({ content: z.array(PlayedGame(z)), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
  errors: [],
} as const satisfies Endpoint
