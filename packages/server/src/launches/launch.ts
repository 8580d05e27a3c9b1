import { launchGame, launch } from '@baize/contract'
import { route } from '../http/route.ts'
import { launchLottery } from './launch-lottery.ts'
import { launchRoom } from './rooms.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'

/**
 * Starts a lottery, or where a kind of game is named one that people play against each other
 * (GAME-24, LOTT-04).
 */
export const launchGameRoute = route(launchGame, (input, ctx) =>
  input.gameType === undefined ? launchLottery(input, ctx) : launchRoom(input, ctx),
)

/** Starts a game (GAME-23). */
export const launchRoute = route(launch, async (input, ctx) => {
  const game = await playableGame(input, ctx)
  const { selection } = input
  return { ...(await createLaunch(ctx, input, selection ? { selection } : {})), game }
})
