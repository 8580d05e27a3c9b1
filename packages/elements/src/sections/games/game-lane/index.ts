import { element } from '../../../element.ts'
import { tileLaneCss } from '../shared/lane/TileLane.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { gameLane } from './game-lane.element.ts'
import { GameLane } from './GameLane.tsx'

export const GameLaneElement = element(gameLane, GameLane, sheets(tileLaneCss))
