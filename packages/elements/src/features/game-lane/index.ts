import { element } from '../../element.ts'
import { gameTileCss } from '../../parts/GameTile.tsx'
import { listErrorCss } from '../../parts/games/ListError.tsx'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { laneCss } from '../../ui/Lane.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './game-lane.css'
import { gameLane } from './game-lane.element.ts'
import { GameLane } from './GameLane.tsx'

export const GameLaneElement = element(
  gameLane,
  GameLane,
  sheets(laneCss, gameTileCss, skeletonCss, listErrorCss, launchDialogsCss, [css]),
)
