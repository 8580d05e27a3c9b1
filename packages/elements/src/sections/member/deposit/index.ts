import { element } from '../../../element.ts'
import { orderFactsCss } from '../../../shared/money/OrderFacts.tsx'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './deposit.css'
import { deposit } from './deposit.element.ts'
import { Deposit } from './Deposit.tsx'

export const DepositElement = element(
  deposit,
  Deposit,
  sheets(recordPageCss, orderFactsCss, alertCss, badgeCss, moneyCss, iconButtonCss, memberPageCss, [css]),
)
