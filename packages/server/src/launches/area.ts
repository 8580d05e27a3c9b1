import type { Area } from '../area.ts'
import { gameSessionRoute } from './game-session.ts'
import { launchGameRoute } from './launch-game.ts'
import { launchRoute } from './launch.ts'
import { roomListRoute } from './rooms.ts'

export const launches: Area = {
  name: 'launches',
  routes: [launchRoute, launchGameRoute, roomListRoute, gameSessionRoute],
}
