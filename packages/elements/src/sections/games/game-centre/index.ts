import { element } from '../../../element.ts'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { closedNoticeCss } from '../shared/list/ClosedNotice.tsx'
import { listErrorCss } from '../shared/list/ListError.tsx'
import { tileViewCss } from '../shared/tile/TileView.tsx'
import pageTitleCss from '../shared/page-title.css'
import css from './game-centre.css'
import { gameCentre } from './game-centre.element.ts'
import { GameCentre } from './GameCentre.tsx'

export const GameCentreElement = element(
  gameCentre,
  GameCentre,
  sheets(tileViewCss, skeletonCss, stateCss, listErrorCss, closedNoticeCss, [pageTitleCss, css]),
)
