import { element } from '../../element.ts'
import { buttonCss } from '../../ui/Button.tsx'
import { errorStateCss } from '../../ui/ErrorState.tsx'
import { imageCss } from '../../ui/Image.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './winner-board.css'
import { winnerBoard } from './winner-board.element.ts'
import { WinnerBoard } from './WinnerBoard.tsx'

export const WinnerBoardElement = element(
  winnerBoard,
  WinnerBoard,
  sheets(buttonCss, errorStateCss, imageCss, moneyCss, skeletonCss, [css]),
)
