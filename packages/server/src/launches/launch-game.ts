import { launchGame } from '@baize/contract'
import { route } from '../http/route.ts'
import { launchLottery } from './launch-lottery.ts'
import { launchRoom } from './rooms.ts'

/** Starts a lottery, or where a kind of game is named one that people play against each other (GAME-24, LOTT-04). */
export const launchGameRoute = route(launchGame, (input, ctx) =>
  input.gameType === undefined ? launchLottery(input, ctx) : launchRoom(input, ctx),
)
