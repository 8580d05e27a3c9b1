import type { Area } from '../area.ts'
import { fixturesRoute } from './fixtures.ts'
import { liveTablesRoute } from './live-tables.ts'
import { gameSessionRoute } from './net-since-launch.ts'
import { launchGameRoute, launchRoute } from './launch.ts'
import { runningGamesRoute } from './running-games.ts'
import { roomListRoute } from './rooms.ts'

export const launches: Area = {
  name: 'launches',
  routes: [
    launchRoute,
    launchGameRoute,
    roomListRoute,
    liveTablesRoute,
    fixturesRoute,
    gameSessionRoute,
    runningGamesRoute,
  ],
}
