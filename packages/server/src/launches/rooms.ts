import { roomList, type Input, type launchGame } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf, type Context } from '../http/route.ts'
import { currencyOf } from '../wallet/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'
import { askRooms } from './studio-rooms.ts'

const gameType = 'PVP'

/** The rooms of a game that people play against each other (GAME-25). */
export const roomListRoute = route(roomList, async ({ vassalage, gameCode }, ctx) => {
  await playableGame({ vassalage, gameType, gameCode }, ctx)
  const currency = currencyOf(ctx.deps, sessionOf(ctx).type)
  return { rooms: await askRooms(ctx.deps, gameCode, currency), currency, currencySymbol: symbolOf(currency) }
})

/**
 * Starts a game that people play against each other, in the room that is named (GAME-24). Whether a seat is left there is seen when one sits down.
 * @throws Refusal BAD_REQUEST, GAME_NOT_FOUND where there is no such game or room, GAME_MAINTENANCE, ROOMS_DOWN
 */
export async function launchRoom(input: Input<typeof launchGame>, ctx: Context) {
  const { vassalage, gameCode, roomId, language, backUrl } = input
  if (!vassalage || !gameCode) throw new Refusal('BAD_REQUEST')
  const asked = { vassalage, gameType, gameCode } as const
  const game = await playableGame(asked, ctx)
  if (roomId) {
    const rooms = await askRooms(ctx.deps, gameCode, currencyOf(ctx.deps, sessionOf(ctx).type))
    if (!rooms.some(room => room.roomId === roomId)) throw new Refusal('GAME_NOT_FOUND')
  }
  const launched = await createLaunch(ctx, { ...asked, language, backUrl }, roomId ? { room: roomId } : {})
  return { ...launched, game }
}
