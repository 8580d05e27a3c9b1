import { element } from '../../element.ts'
import { closedNoticeCss } from '../../parts/games/ClosedNotice.tsx'
import { listToolsCss } from '../../parts/games/ListTools.tsx'
import { listWallCss } from '../../parts/games/ListWall.tsx'
import { tabLineCss } from '../../parts/TabLine.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './game-list.css'
import { gameList } from './game-list.element.ts'
import { GameList } from './GameList.tsx'

export const GameListElement = element(
  gameList,
  GameList,
  sheets(tabLineCss, closedNoticeCss, listToolsCss, listWallCss, [css]),
)
