import { element } from '../../../element.ts'
import { orderFactsCss } from '../../../shared/money/OrderFacts.tsx'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { imageCss } from '../../../ui/media/Image.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './bet-history.css'
import { betHistory } from './bet-history.element.ts'
import { BetHistory } from './BetHistory.tsx'

export const BetHistoryElement = element(
  betHistory,
  BetHistory,
  sheets(recordPageCss, imageCss, orderFactsCss, badgeCss, moneyCss, iconButtonCss, memberPageCss, [css]),
)
