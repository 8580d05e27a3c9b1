import type * as zod from 'zod/mini'
import { categories } from '../constants.ts'
import { Time } from '../fields.ts'
import type { ReplyZod, Zod } from '../z.ts'

/** Where a game opens: in a frame of the page, or in a tab of its own. */
export const openModes = ['frame', 'tab'] as const

/**
 * The fields of a game, for lists of games and for lists that say more of each (ENT-01). Pictures
 * are paths under the image CDN.
 */
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
  /** Name of its place in the catalogue, shown where it has none of its own (GAME-12). */
  nodeName: z.optional(z.string()),
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
  /**
   * `tab`: its vendor forbids framing, so that it opens in a tab of its own wherever it is started
   * (GAME-23).
   */
  openMode: z.optional(z.enum(openModes)),
})

/** A game as lists show it (ENT-01). */
export const GameItem = (z: ReplyZod) => z.object(gameFields(z))
export type GameItem = zod.infer<ReturnType<typeof GameItem>>

/** For which kind of screen games are asked. */
export const platformField = (z: Zod) => z.enum(['html5-desktop', 'W', 'flash'])

/** What became of money that did not reach the vendor of a game that it was to follow to. */
const moneyStates = ['processing', 'failed'] as const
export type MoneyState = (typeof moneyStates)[number]

/** Of a launch: what became of the money that follows its player to the vendor (MEM-21). */
export const followingMoney = (z: ReplyZod) => ({
  /** Whether money is at the vendor that goes back when the game is left (`recallWallets`). */
  movesMoney: z.optional(z.boolean()),
  /** Only where money was to be moved there and did not come. */
  moneyState: z.optional(z.enum(moneyStates)),
})
