import { element } from '../../element.ts'
import { ballsCss } from '../../parts/lottery/Balls.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { selectCss } from '../../ui/Select.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import css from './lottery-results.css'
import { lotteryResults } from './lottery-results.element.ts'
import { LotteryResults } from './LotteryResults.tsx'

export const LotteryResultsElement = element(
  lotteryResults,
  LotteryResults,
  sheets(selectCss, tableCss, stateCss, troubleCss, ballsCss, [css]),
)
