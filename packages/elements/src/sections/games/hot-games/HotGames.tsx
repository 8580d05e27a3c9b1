import type { ViewProps } from '../../../runtime/declare.ts'
import { TileLane } from '../shared/lane/TileLane.tsx'
import type { hotGames } from './hot-games.element.ts'

/** The most played games, in order (HOME-04). */
export const HotGames = ({ emit, ...request }: ViewProps<typeof hotGames>) => (
  <TileLane {...request} filter="HOT" onLaunch={detail => emit('baize-game-launch', detail)} />
)
