import { element } from '../../../element.ts'
import { tabLineCss } from '../../../ui/media/TabLine.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { errorStateCss } from '../../../ui/data/ErrorState.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import css from './winners-list.css'
import { winnersList } from './winners-list.element.ts'
import { WinnersList } from './WinnersList.tsx'

export const WinnersListElement = element(
  winnersList,
  WinnersList,
  sheets(tabLineCss, tableCss, imageCss, moneyCss, buttonCss, stateCss, errorStateCss, [css]),
)
