import { element } from '../../../element.ts'
import { ballsCss } from '../shared/Balls.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import css from './lottery-results.css'
import { lotteryResults } from './lottery-results.element.ts'
import { LotteryResults } from './LotteryResults.tsx'

export const LotteryResultsElement = element(
  lotteryResults,
  LotteryResults,
  sheets(selectCss, tableCss, stateCss, loadFailureCss, ballsCss, [css]),
)
