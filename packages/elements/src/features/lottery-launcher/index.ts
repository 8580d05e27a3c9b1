import { element } from '../../element.ts'
import { ballsCss } from '../../parts/lottery/Balls.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { iconCss } from '../../ui/Icon.tsx'
import { imageCss } from '../../ui/Image.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './lottery-launcher.css'
import { lotteryLauncher } from './lottery-launcher.element.ts'
import { LotteryLauncher } from './LotteryLauncher.tsx'

export const LotteryLauncherElement = element(
  lotteryLauncher,
  LotteryLauncher,
  sheets(tabsCss, iconCss, imageCss, skeletonCss, stateCss, troubleCss, ballsCss, [css]),
)
