import { roomList } from '@baize/contract'
import type { Input, launchGame, Room } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Context } from '../http/route.ts'
import { currencyOf } from '../wallet/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { askStudio } from './ask-studio.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'

const Rooms = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      name: z.string(),
      minEntry: z.string(),
      minBet: z.string(),
      maxBet: z.string(),
      players: z.number(),
      capacity: z.number(),
      state: z.enum(['open', 'full', 'closed']),
    }),
  ),
})

/**
 * The rooms of a game, as the studio has them at this moment; none where the game has none.
 * @throws Refusal ROOMS_DOWN where the studio does not answer, or not what it should
 */
async function askRooms(deps: Deps, gameCode: string, currency: string): Promise<Room[]> {
  try {
    return (await askStudio(deps, `/api/rooms?${new URLSearchParams({ gameCode, currency })}`, Rooms)).rooms
  } catch (error) {
    deps.report(error, { asked: 'rooms' })
    throw new Refusal('ROOMS_DOWN')
  }
}

const gameType = 'PVP'

/** The rooms of a game that people play against each other (GAME-25). */
export const roomListRoute = route(roomList, async ({ vassalage, gameCode }, ctx) => {
  const { openMode } = await playableGame({ vassalage, gameType, gameCode }, ctx)
  const currency = currencyOf(ctx.deps, sessionOf(ctx).type)
  const rooms = await askRooms(ctx.deps, gameCode, currency)
  return { rooms, currency, currencySymbol: symbolOf(currency), openMode }
})

/**
 * Starts a game that people play against each other, in the room that is named (GAME-24). Whether a
 * seat is free there shows when the player sits down.
 * @throws Refusal BAD_REQUEST, GAME_NOT_FOUND where there is no such game or room,
 *   GAME_MAINTENANCE, ROOMS_DOWN
 */
export async function launchRoom(input: Input<typeof launchGame>, ctx: Context) {
  const { vassalage, gameCode, roomId, language, backUrl, openMode } = input
  if (!vassalage || !gameCode) throw new Refusal('BAD_REQUEST')
  const asked = { vassalage, gameType, gameCode } as const
  const game = await playableGame(asked, ctx)
  if (roomId) {
    const rooms = await askRooms(ctx.deps, gameCode, currencyOf(ctx.deps, sessionOf(ctx).type))
    if (!rooms.some(room => room.roomId === roomId)) throw new Refusal('GAME_NOT_FOUND')
  }
  const launched = await createLaunch(ctx, { ...asked, language, backUrl, openMode }, roomId ? { room: roomId } : {})
  return { ...launched, game }
}
