import { element } from '../../../element.ts'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tileLaneCss } from '../shared/lane/TileLane.tsx'
import { gameLane } from './game-lane.element.ts'
import { GameLane } from './GameLane.tsx'

export const GameLaneElement = element(gameLane, GameLane, sheets(tileLaneCss))
