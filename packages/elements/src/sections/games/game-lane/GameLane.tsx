import type { ViewProps } from '../../../runtime/declare.ts'
import { TileLane } from '../shared/lane/TileLane.tsx'
import type { gameLane } from './game-lane.element.ts'

/** Games of a category, a vendor or a filter as a lane. */
export const GameLane = ({ emit, ...request }: ViewProps<typeof gameLane>) => (
  <TileLane {...request} onLaunch={detail => emit('baize-game-launch', detail)} />
)
