import type * as zod from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode, QueryNumber, Text, Time } from '../fields.ts'
import { followingMoney, GameItem, openModes } from '../games/item.ts'
import type { ReplyZod, Zod } from '../z.ts'

/** Prize modes, in the order of their tabs (LOTT-01, ENT-31). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

/** Draws that a list of results shows (LOTT-16). */
export const drawsShown = 10

const prizeMode = (z: Zod) => z.enum(prizeModes)
const device = (z: Zod) => z.enum(['WEB'])

const Draw = (z: ReplyZod) => z.object({ issue: z.string(), openTime: Time(z), numbers: z.array(z.string()) })
/** A draw that has taken place. */
export type LotteryDraw = zod.infer<ReturnType<typeof Draw>>

const Menu = (z: ReplyZod) =>
  z.object({
    gameCode: z.string(),
    name: z.string(),
    category: z.string(),
    vassalage: z.string(),
    gameType: z.string(),
    nodeId: z.string(),
    icon: z.string(),
    /** The draw that is bet on now. */
    issue: z.string(),
    /** Bets on it are taken until then. */
    closesAt: Time(z),
    nextDrawAt: Time(z),
    /** The latest draw; null where there was none yet, or the vendor does not tell. */
    last: z.nullable(Draw(z)),
  })
/** A game as lottery menus list it. */
export type LotteryMenu = zod.infer<ReturnType<typeof Menu>>

const Group = (z: ReplyZod) =>
  z.object({
    /** Picture of the category, under the image CDN. */
    image: z.string(),
    /** The platform's time, which the draws follow. */
    serverTime: Time(z),
    gameMenus: z.array(Menu(z)),
  })
const Groups = (z: ReplyZod) => z.record(z.string(), Group(z))
/** Lottery games by category. A category without games is absent. */
export type LotteryGroups = zod.infer<ReturnType<typeof Groups>>

const Draws = (z: ReplyZod) => z.object({ list: z.array(Draw(z)) })

export const launchGame = {
  name: 'launchGame',
  summary:
    'Starts a lottery: the betting view of a game, or without one the lobby of a prize mode (LOTT-04, LOTT-05). With a `gameType` it starts a game that people play against each other, in one of its rooms (GAME-24).',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      /** Of a lottery; all but the game's code are needed. */
      lottoArea: z.optional(z.enum(['VN'])),
      launchMode: z.optional(z.enum(['LOTT'])),
      lottoPrizeMode: z.optional(prizeMode(z)),
      /** Empty for the lobby. */
      lottoGameCode: z.optional(z.union([z.literal(''), Code(z)])),
      lottoView: z.optional(z.enum(['betting', 'lobby'])),
      /** Of a game with rooms; without a room its own list of them opens. */
      gameType: z.optional(z.enum(['PVP'])),
      vassalage: z.optional(Code(z)),
      gameCode: z.optional(Code(z)),
      roomId: z.optional(Code(z)),
      /** `tab`: for a tab of its own, on the operator's own site too, as on a small screen. */
      openMode: z.optional(z.enum(openModes)),
      device: device(z),
      backUrl: z.optional(Text(z, 2048)),
      language: LanguageCode(z),
    }),
  reply: z =>
    z.object({
      url: z.string(),
      openMode: z.enum(openModes),
      launchId: z.string(),
      /** Null for a lobby, which is no game. */
      game: z.nullable(GameItem(z)),
      ...followingMoney(z),
    }),
  refusal: z => z.object({ suggestions: z.optional(z.array(GameItem(z))) }),
  errors: ['GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'LOTTERY_DOWN', 'ROOMS_DOWN'],
} as const satisfies Endpoint

export const lotteryMenus = {
  name: 'lotteryMenus',
  summary: 'The lottery games of a prize mode, by category (LOTT-07).',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'public',
  request: z => z.object({ prizeMode: prizeMode(z), language: z.optional(LanguageCode(z)) }),
  reply: Groups,
  errors: ['LOTTERY_DOWN'],
} as const satisfies Endpoint

export const vnLotteryMenus = {
  name: 'vnLotteryMenus',
  summary: 'The Vietnam lotteries, by category; they are played in prize mode ZY, and no other has any (LOTT-06).',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  request: z => z.object({ prizeMode: prizeMode(z), device: device(z), language: z.optional(LanguageCode(z)) }),
  reply: Groups,
  errors: ['LOTTERY_DOWN'],
} as const satisfies Endpoint

export const recentVnLotteries = {
  name: 'recentVnLotteries',
  summary: 'The Vietnam lotteries that a member opened within thirty days, the latest first (LOTT-09).',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  reach: 'play',
  trial: true,
  request: z => z.object({ prizeMode: prizeMode(z), device: device(z) }),
  reply: z => z.object({ gameMenus: z.array(Menu(z)) }),
  errors: ['LOTTERY_DOWN'],
} as const satisfies Endpoint

export const vnLotteryDraws = {
  name: 'vnLotteryDraws',
  summary: 'The latest draws of a Vietnam lottery, the newest first (LOTT-08).',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'public',
  request: z => z.object({ gameCode: Code(z), size: QueryNumber(z, 1, drawsShown) }),
  reply: Draws,
  errors: ['GAME_NOT_FOUND', 'LOTTERY_DOWN'],
} as const satisfies Endpoint

export const lotteryDraws = {
  name: 'lotteryDraws',
  summary: 'The latest draws of a lottery, the newest first (LOTT-08).',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'member',
  reach: 'play',
  trial: true,
  request: z => z.object({ gameCode: Code(z), prizeMode: prizeMode(z), size: QueryNumber(z, 1, drawsShown) }),
  reply: Draws,
  errors: ['GAME_NOT_FOUND', 'LOTTERY_DOWN'],
} as const satisfies Endpoint
