import type { Route } from '../http/route.ts'
import { launchRoute } from './launch.ts'
import { gameSessionRoute } from './session.ts'

/** Starting a game, and how it stands since. */
export const launchRoutes: Route[] = [launchRoute, gameSessionRoute]
