import { element } from '../../../element.ts'
import { amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { orderStepsCss } from '../../../shared/money/OrderSteps.tsx'
import { recordListCss } from '../../../shared/records/RecordList.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './transfer-upline.css'
import { transferUpline } from './transfer-upline.element.ts'
import { TransferUpline } from './TransferUpline.tsx'

export const TransferUplineElement = element(
  transferUpline,
  TransferUpline,
  sheets(passwordFieldCss, recordListCss, amountFieldCss, orderStepsCss, tabsCss, moneyCss, badgeCss, memberPageCss, [
    css,
  ]),
)
