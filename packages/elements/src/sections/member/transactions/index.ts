import { element } from '../../../element.ts'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './transactions.css'
import { transactions } from './transactions.element.ts'
import { Transactions } from './Transactions.tsx'

export const TransactionsElement = element(
  transactions,
  Transactions,
  sheets(recordPageCss, badgeCss, moneyCss, iconButtonCss, memberPageCss, [css]),
)
