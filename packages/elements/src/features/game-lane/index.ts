import { element } from '../../element.ts'
import { gameRowCss } from '../../parts/games/lane/GameRow.tsx'
import { sheets } from '../../ui/sheets.ts'
import { gameLane } from './game-lane.element.ts'
import { GameLane } from './GameLane.tsx'

export const GameLaneElement = element(gameLane, GameLane, sheets(gameRowCss))
