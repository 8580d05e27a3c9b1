import { element } from '../../element.ts'
import { closedNoticeCss } from '../../parts/games/ClosedNotice.tsx'
import { listErrorCss } from '../../parts/games/ListError.tsx'
import { gameTileCss } from '../../parts/GameTile.tsx'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './game-centre.css'
import { gameCentre } from './game-centre.element.ts'
import { GameCentre } from './GameCentre.tsx'

export const GameCentreElement = element(
  gameCentre,
  GameCentre,
  sheets(gameTileCss, skeletonCss, stateCss, listErrorCss, closedNoticeCss, launchDialogsCss, [css]),
)
