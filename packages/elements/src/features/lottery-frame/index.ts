import { element } from '../../element.ts'
import { frameCss } from '../../parts/frame/BackButton.tsx'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { iconButtonCss } from '../../ui/IconButton.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './lottery-frame.css'
import { lotteryFrame } from './lottery-frame.element.ts'
import { LotteryFrame } from './LotteryFrame.tsx'

export const LotteryFrameElement = element(
  lotteryFrame,
  LotteryFrame,
  sheets(frameCss, iconButtonCss, moneyCss, memberGateCss, troubleCss, [css]),
)
