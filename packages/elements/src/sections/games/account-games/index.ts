import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import { listGridCss } from '../shared/list/ListGrid.tsx'
import pageTitleCss from '../shared/page-title.css'
import css from './account-games.css'
import { accountGames } from './account-games.element.ts'
import { AccountGames } from './AccountGames.tsx'

export const AccountGamesElement = element(
  accountGames,
  AccountGames,
  sheets(gateCss, tabsCss, selectCss, listGridCss, [pageTitleCss, css]),
)
