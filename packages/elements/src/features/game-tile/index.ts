import { element } from '../../element.ts'
import { gameTileCss } from '../../parts/GameTile.tsx'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './game-tile.css'
import { gameTile } from './game-tile.element.ts'
import { GameTile } from './GameTile.tsx'

export const GameTileElement = element(
  gameTile,
  GameTile,
  sheets(gameTileCss, skeletonCss, buttonCss, launchDialogsCss, [css]),
)
