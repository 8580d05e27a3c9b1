import { GameGrid } from './GameGrid.tsx'
import type { gameLane } from './game-lane.element.ts'
import type { ViewProps } from '../../runtime/declare.ts'
import { GameRow } from './GameRow.tsx'

/** Games as a lane, or as a whole page. */
export function GameLane({ layout, emit, ...wish }: ViewProps<typeof gameLane>) {
  const View = layout === 'grid' ? GameGrid : GameRow
  return <View {...wish} onLaunch={detail => emit('baize-game-launch', detail)} />
}
