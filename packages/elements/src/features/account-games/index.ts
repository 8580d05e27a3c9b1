import { element } from '../../element.ts'
import { listWallCss } from '../../parts/games/ListWall.tsx'
import { playerGateCss } from '../../parts/games/PlayerGate.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './account-games.css'
import { accountGames } from './account-games.element.ts'
import { AccountGames } from './AccountGames.tsx'

export const AccountGamesElement = element(
  accountGames,
  AccountGames,
  sheets(playerGateCss, tabsCss, selectCss, listWallCss, [css]),
)
