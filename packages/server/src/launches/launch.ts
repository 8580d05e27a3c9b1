import { launch as launchEndpoint } from '@baize/contract'
import { route } from '../http/route.ts'
import { createLaunch } from './create-launch.ts'
import { playableGame } from './playable.ts'

/** Starts a game (GAME-23). */
export const launchRoute = route(launchEndpoint, async (input, ctx) => {
  const game = await playableGame(input, ctx)
  return { ...(await createLaunch(ctx, input)), game }
})
