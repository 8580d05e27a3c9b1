import { element } from '../../../element.ts'
import { frameCss } from '../../../shared/games/frame/BackButton.tsx'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './lottery-frame.css'
import { lotteryFrame } from './lottery-frame.element.ts'
import { LotteryFrame } from './LotteryFrame.tsx'

export const LotteryFrameElement = element(
  lotteryFrame,
  LotteryFrame,
  sheets(frameCss, iconButtonCss, moneyCss, gateCss, loadFailureCss, actionFailureCss, [css]),
)
