import type { Route } from '../http/route.ts'
import { launchGameRoute } from './launch-game.ts'
import { launchRoute } from './launch.ts'
import { roomListRoute } from './rooms.ts'
import { gameSessionRoute } from './game-session.ts'

/** Starting a game, and how it stands since. */
export const launchRoutes: Route[] = [launchRoute, launchGameRoute, roomListRoute, gameSessionRoute]
