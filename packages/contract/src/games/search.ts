import { categories } from '../constants.ts'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode, Text } from '../fields.ts'
import { page, Paged } from '../paging.ts'
import { GameItem } from './item.ts'

export const gameIndex = {
  name: 'gameIndex',
  summary:
    'Every game there is, in columns, for a search that asks nothing per key (GAME-45). May be kept for a while, and asked for again by ETag.',
  method: 'GET',
  path: '/wps/v2/games/index',
  access: 'public',
  request: z => z.object({ language: LanguageCode(z) }),
  reply: z =>
    z.object({
      /** Kinds that have games, each with its title and what else it is called. */
      kinds: z.array(z.object({ category: z.enum(categories), title: z.string(), words: z.array(z.string()) })),
      vendors: z.array(
        z.object({
          vassalage: z.string(),
          gameType: z.enum(categories),
          displayName: z.string(),
          state: z.enum(['open', 'maintenance']),
        }),
      ),
      /**
       * One entry a game, the best known first; the same place in every column is the same game.
       */
      nodeIds: z.array(z.string()),
      names: z.array(z.string()),
      codes: z.array(z.string()),
      /** Place among `vendors`. */
      makers: z.array(z.number()),
      /** Places of the games that open a list of the vendor's games. */
      containers: z.array(z.number()),
      /** Places of the games under maintenance whose vendor is not. */
      closed: z.array(z.number()),
      /** Path of a game's square picture, with `{nodeId}` in it. */
      picture: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const gameItem = {
  name: 'gameItem',
  summary: 'One game by what names it, for a tile that stands alone. Containers are no games.',
  method: 'GET',
  path: '/wps/v2/games/item',
  access: 'public',
  request: z =>
    z.object({ vassalage: Code(z), gameType: z.enum(categories), gameCode: Code(z), language: LanguageCode(z) }),
  reply: GameItem,
  errors: ['GAME_NOT_FOUND'],
} as const satisfies Endpoint

export const gameSearch = {
  name: 'gameSearch',
  summary: 'One page of games whose titles hold every word of a keyword, each by its beginning (API-132).',
  method: 'GET',
  path: '/wps/v2/games/search',
  access: 'optional',
  reach: 'play',
  trial: true,
  request: z =>
    z.object({
      keyword: Text(z, 64, 2),
      gameType: z.optional(z.enum(categories)),
      vassalage: z.optional(Code(z)),
      language: LanguageCode(z),
      ...page(z, 1000),
    }),
  reply: z => Paged(z, GameItem(z)),
  errors: [],
} as const satisfies Endpoint
