import type * as zod from 'zod/mini'
import { categories, gameFilters, gameSorts } from '../constants.ts'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode, QueryNumber, Text, Time } from '../fields.ts'
import type { ReplyZod } from '../z.ts'
import { page, Paged } from '../paging.ts'
import { gameFields, GameItem, platformField } from './item.ts'

export const hotGames = {
  name: 'hotGames',
  summary: 'The games most played, in order (HOME-04).',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  request: z =>
    z.object({ platform: platformField(z), language: LanguageCode(z), pageSize: z.optional(QueryNumber(z, 1, 100)) }),
  reply: z => z.object({ content: z.array(GameItem(z)) }),
  errors: [],
} as const satisfies Endpoint

export const vendorLanes = {
  name: 'vendorLanes',
  summary:
    'The lanes of the lobby: a category and its vendors (GAME-48, GAME-49). Vendors under maintenance are among them; a category without vendors is absent (NAV-02).',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'public',
  request: z => z.object({ platform: platformField(z), language: LanguageCode(z) }),
  reply: z =>
    z.object({
      data: z.object({
        lanes: z.array(
          z.object({
            title: z.string(),
            category: z.enum(categories),
            gameClassify: z.nullable(z.string()),
            cards: z.array(
              z.object({
                vassalage: z.string(),
                gameType: z.string(),
                gameCategory: z.string(),
                displayName: z.string(),
                games: z.number(),
                state: z.enum(['open', 'maintenance']),
              }),
            ),
          }),
        ),
      }),
    }),
  errors: [],
} as const satisfies Endpoint

export const gameList = {
  name: 'gameList',
  summary: 'One page of games. Guests get public data; FAV and RECENT need a session (API-74).',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z =>
    z.object({
      clientType: QueryNumber(z, 3, 3),
      platform: platformField(z),
      merchant: Code(z),
      gameType: z.enum(categories),
      ...page(z),
      language: LanguageCode(z),
      vassalage: z.optional(Code(z)),
      filter: z.optional(z.enum(gameFilters)),
      /** Order of a public list; without it that of its filter. */
      sort: z.optional(z.enum(gameSorts)),
      keyword: z.optional(Text(z, 64)),
      /** Games that are left out, for a list that stands beside one of them. */
      exclude: z.optional(z.enum(['HOT'])),
    }),
  reply: z => Paged(z, GameItem(z)),
  errors: [],
} as const satisfies Endpoint

export const vendorGameTypes = {
  name: 'vendorGameTypes',
  summary: 'The kinds of games that a vendor makes. Empty where nobody knows the vendor.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z => z.object({ vassalage: Code(z), language: LanguageCode(z) }),
  reply: z => z.object({ gameTypes: z.array(z.object({ gameType: z.enum(categories), name: z.string() })) }),
  errors: [],
} as const satisfies Endpoint

/** A game that somebody has played, and when their last round in it began. */
export const PlayedGame = (z: ReplyZod) => z.object({ ...gameFields(z), playedAt: Time(z) })
export type PlayedGame = zod.infer<ReturnType<typeof PlayedGame>>

export const recentGames = {
  name: 'recentGames',
  summary: 'The games that a member had a round in within thirty days, the latest first (GAME-39).',
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
  reply: z => Paged(z, PlayedGame(z)),
  errors: [],
} as const satisfies Endpoint
