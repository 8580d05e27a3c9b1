import { element } from '../../element.ts'
import { launchDialogsCss } from '../../parts/LaunchDialogs.tsx'
import { tabLineCss } from '../../parts/TabLine.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { errorStateCss } from '../../ui/ErrorState.tsx'
import { imageCss } from '../../ui/Image.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import css from './winners-list.css'
import { winnersList } from './winners-list.element.ts'
import { WinnersList } from './WinnersList.tsx'

export const WinnersListElement = element(
  winnersList,
  WinnersList,
  sheets(tabLineCss, tableCss, imageCss, moneyCss, buttonCss, stateCss, errorStateCss, launchDialogsCss, [css]),
)
