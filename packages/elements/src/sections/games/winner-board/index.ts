import { element } from '../../../element.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { errorStateCss } from '../../../ui/data/ErrorState.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './winner-board.css'
import { winnerBoard } from './winner-board.element.ts'
import { WinnerBoard } from './WinnerBoard.tsx'

export const WinnerBoardElement = element(
  winnerBoard,
  WinnerBoard,
  sheets(buttonCss, errorStateCss, imageCss, moneyCss, skeletonCss, [css]),
)
