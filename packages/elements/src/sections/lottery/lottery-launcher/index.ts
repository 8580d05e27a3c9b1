import { element } from '../../../element.ts'
import { ballsCss } from '../shared/Balls.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { iconCss } from '../../../ui/media/Icon.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import css from './lottery-launcher.css'
import { lotteryLauncher } from './lottery-launcher.element.ts'
import { LotteryLauncher } from './LotteryLauncher.tsx'

export const LotteryLauncherElement = element(
  lotteryLauncher,
  LotteryLauncher,
  sheets(tabsCss, iconCss, imageCss, skeletonCss, stateCss, loadFailureCss, ballsCss, [css]),
)
