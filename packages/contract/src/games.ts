import type * as zod from 'zod/mini'
import { categories, gameFilters } from './constants.ts'
import { Code, LanguageCode, QueryNumber, Text, Time } from './fields.ts'
import { Amount } from './money.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod, Zod } from './z.ts'

/** What a game is, for lists of it and of more (ENT-01). Pictures are paths under the image CDN. */
export const gameFields = (z: ReplyZod) => ({
  nodeId: z.string(),
  vassalage: z.string(),
  gameType: z.enum(categories),
  gameCode: z.string(),
  gameId: z.string(),
  /** `VASSALAGE` marks a container that opens a list of the vendor's games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** Who makes the game, as shown under its name. */
  displayName: z.string(),
  gameName: z.string(),
  /** Poster, 3:4. */
  showIcon: z.string(),
  /** Square, 1:1. */
  iconUrl: z.string(),
  /** Wide, 16:9. */
  lagerIcon: z.string(),
  isHot: z.number(),
  isNew: z.number(),
  state: z.enum(['open', 'maintenance']),
  maintenanceUntil: z.nullable(Time(z)),
})

/** A game as lists show it (ENT-01). */
export const GameItem = (z: ReplyZod) => z.object(gameFields(z))
export type GameItem = zod.infer<ReturnType<typeof GameItem>>

const platformField = (z: Zod) => z.enum(['html5-desktop', 'W', 'flash'])
const GamePage = (z: ReplyZod) =>
  z.object({ content: z.array(GameItem(z)), pageNum: z.number(), totalPages: z.number(), total: z.number() })

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
      pageNo: QueryNumber(z, 1, 100_000),
      pageSize: QueryNumber(z, 1, 100),
      language: LanguageCode(z),
      vassalage: z.optional(Code(z)),
      filter: z.optional(z.enum(gameFilters)),
      keyword: z.optional(Text(z, 64)),
    }),
  reply: GamePage,
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

export const launch = {
  name: 'launch',
  summary:
    'Starts a game: an address that holds a one-use launch code in its fragment (GAME-23). A game under maintenance names others (ERR-19).',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      vassalage: Code(z),
      gameType: z.enum(categories),
      gameCode: Code(z),
      gameId: z.optional(Code(z)),
      nodeId: z.optional(Code(z)),
      platform: platformField(z),
      language: LanguageCode(z),
      backUrl: z.optional(Text(z, 2048)),
    }),
  reply: z =>
    z.object({ url: z.string(), openMode: z.enum(['frame', 'tab']), launchId: z.string(), game: GameItem(z) }),
  refusal: z => z.object({ suggestions: z.optional(z.array(GameItem(z))) }),
  errors: ['GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'INSUFFICIENT_FUNDS'],
} as const satisfies Endpoint

export const gameSession = {
  name: 'gameSession',
  summary: 'How a launched game stands: when it began, and won minus staked since, from the ledger.',
  method: 'GET',
  path: '/wps/v2/games/session',
  access: 'member',
  reach: 'play',
  request: z => z.object({ launchId: Code(z, 64) }),
  reply: z =>
    z.object({ startedAt: Time(z), serverTime: Time(z), net: Amount(z), currency: z.string(), rounds: z.number() }),
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

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
  errors: ['GAME_NOT_FOUND'],
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
