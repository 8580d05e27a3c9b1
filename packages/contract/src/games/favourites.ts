import { categories, limits } from '../constants.ts'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode } from '../fields.ts'
import type { Zod } from '../z.ts'
import { page, Paged } from '../paging.ts'
import { GameItem } from './item.ts'

export const favouriteIds = {
  name: 'favouriteIds',
  summary: 'The ids of the games a member keeps as favourites (GAME-34).',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  reach: 'play',
  request: z => z.object({}),
  reply: z => z.object({ nodeIds: z.array(z.string()) }),
  errors: [],
} as const satisfies Endpoint

export const favouriteGames = {
  name: 'favouriteGames',
  summary: 'The games that a member keeps as favourites, the latest first (GAME-37, GAME-38).',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      ...page(z, 100_000, limits.favouritesPage),
      gameType: z.optional(z.enum(categories)),
      language: z.optional(LanguageCode(z)),
    }),
  reply: z => Paged(z, GameItem(z)),
  errors: [],
} as const satisfies Endpoint

const Favourite = (z: Zod) => z.object({ nodeId: Code(z), vendor: z.optional(Code(z)), gameType: z.optional(Code(z)) })

export const addFavourite = {
  name: 'addFavourite',
  summary: 'Keeps a game as favourite; again is no error (GAME-30, GAME-35).',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  reach: 'play',
  request: Favourite,
  reply: z => z.object({ nodeId: z.string() }),
  errors: ['GAME_NOT_FOUND', 'FAVOURITES_FULL'],
} as const satisfies Endpoint

export const removeFavourite = {
  name: 'removeFavourite',
  summary: 'Lets a favourite go; again is no error (GAME-30).',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  reach: 'play',
  request: Favourite,
  reply: z => z.object({ nodeId: z.string() }),
  errors: [],
} as const satisfies Endpoint
