import { element } from '../../../element.ts'
import { tabLineCss } from '../../../ui/media/TabLine.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { closedNoticeCss } from '../shared/list/ClosedNotice.tsx'
import { listToolsCss } from '../shared/list/ListTools.tsx'
import { listGridCss } from '../shared/list/ListGrid.tsx'
import pageTitleCss from '../shared/page-title.css'
import css from './game-list.css'
import { gameList } from './game-list.element.ts'
import { GameList } from './GameList.tsx'

export const GameListElement = element(
  gameList,
  GameList,
  sheets(tabLineCss, closedNoticeCss, listToolsCss, listGridCss, [pageTitleCss, css]),
)
