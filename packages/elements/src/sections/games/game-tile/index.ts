import { element } from '../../../element.ts'
import { tileViewCss } from '../shared/tile/TileView.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './game-tile.css'
import { gameTile } from './game-tile.element.ts'
import { GameTile } from './GameTile.tsx'

export const GameTileElement = element(gameTile, GameTile, sheets(tileViewCss, skeletonCss, buttonCss, [css]))
