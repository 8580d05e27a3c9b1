import type * as zod from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Code, LanguageCode } from '../fields.ts'
import { Amount } from '../money.ts'
import { openModes } from './item.ts'
import type { ReplyZod } from '../z.ts'

const Room = (z: ReplyZod) =>
  z.object({
    roomId: z.string(),
    name: z.string(),
    /** The minimum balance with which a player may come in. */
    minEntry: Amount(z),
    minBet: Amount(z),
    maxBet: Amount(z),
    /** Players who sit there at this moment, and seats. */
    players: z.number(),
    capacity: z.number(),
    /** `full` while every seat is taken, `closed` where the vendor has closed it. */
    state: z.enum(['open', 'full', 'closed']),
  })
/** A room in which people play against each other (API-35). */
export type Room = zod.infer<ReturnType<typeof Room>>

export const roomList = {
  name: 'roomList',
  summary: 'The rooms of a game that people play against each other, with who is in them (GAME-25).',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'member',
  reach: 'play',
  request: z => z.object({ vassalage: Code(z), gameCode: Code(z), language: LanguageCode(z) }),
  reply: z =>
    z.object({
      rooms: z.array(Room(z)),
      currency: z.string(),
      currencySymbol: z.string(),
      /** As in `GameItem`. */
      openMode: z.optional(z.enum(openModes)),
    }),
  errors: ['GAME_NOT_FOUND', 'GAME_MAINTENANCE', 'ROOMS_DOWN'],
} as const satisfies Endpoint
