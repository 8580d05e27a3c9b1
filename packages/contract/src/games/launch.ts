import { categories } from '../constants.ts'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode, Text, Time } from '../fields.ts'
import { Amount } from '../money.ts'
import { followingMoney, GameItem, openModes, platformField } from './item.ts'

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
      /** `tab`: for a tab of its own, on the operator's own site too, as on a small screen. */
      openMode: z.optional(z.enum(openModes)),
      /** Of a book: `<fixture>`, or `<fixture>:<market>:<option>`, at which the game opens. */
      selection: z.optional(Code(z)),
    }),
  reply: z =>
    z.object({
      url: z.string(),
      openMode: z.enum(openModes),
      launchId: z.string(),
      game: GameItem(z),
      ...followingMoney(z),
    }),
  refusal: z => z.object({ suggestions: z.optional(z.array(GameItem(z))) }),
  errors: ['GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'INSUFFICIENT_FUNDS'],
} as const satisfies Endpoint

export const gameSession = {
  name: 'gameSession',
  summary:
    'How a launched game stands: when it began, and won minus staked in its rounds and in those that were open when it began, from the ledger.',
  method: 'GET',
  path: '/wps/v2/games/session',
  access: 'member',
  reach: 'play',
  request: z => z.object({ launchId: Code(z, 64) }),
  reply: z =>
    z.object({
      startedAt: Time(z),
      serverTime: Time(z),
      net: Amount(z),
      currency: z.string(),
      rounds: z.number(),
      /** What is in the vendor's wallet, where its rounds draw on that and not on the balance. */
      balance: z.optional(Amount(z)),
    }),
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint

/**
 * Its reach is `play`: whoever may start a game on a partner's page may find the way back to its
 * match there, since a stake waits in it. It tells no more than `balance` and `recentGames`, which
 * such a page reads, too, and moves nothing.
 */
export const runningGames = {
  name: 'runningGames',
  summary:
    'Games against other people in which the player has a match that is not decided yet, so that a lobby can lead back to it.',
  method: 'GET',
  path: '/wps/v2/games/running',
  access: 'member',
  reach: 'play',
  request: z => z.object({}),
  reply: z =>
    z.object({
      games: z.array(
        z.object({
          nodeId: z.string(),
          vassalage: z.string(),
          gameType: z.enum(categories),
          gameCode: z.string(),
          gameName: z.string(),
          stake: Amount(z),
          currency: z.string(),
          since: Time(z),
        }),
      ),
    }),
  errors: [],
} as const satisfies Endpoint
