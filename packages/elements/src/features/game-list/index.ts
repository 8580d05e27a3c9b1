import { element } from '../../element.ts'
import { filterChipsCss } from '../../parts/games/FilterChips.tsx'
import { gameWallCss } from '../../parts/games/GameWall.tsx'
import { listErrorCss } from '../../parts/games/ListError.tsx'
import { moreCss } from '../../parts/games/More.tsx'
import { searchBoxCss } from '../../parts/games/SearchBox.tsx'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './game-list.css'
import { gameList } from './game-list.element.ts'
import { GameList } from './GameList.tsx'

export const GameListElement = element(
  gameList,
  GameList,
  sheets(tabsCss, filterChipsCss, searchBoxCss, gameWallCss, moreCss, stateCss, listErrorCss, launchDialogsCss, [css]),
)
