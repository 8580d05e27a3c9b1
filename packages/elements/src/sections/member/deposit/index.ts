import { element } from '../../../element.ts'
import { orderHistoryCss } from '../../../shared/money/OrderHistory.tsx'
import { orderFactsCss } from '../../../shared/money/OrderFacts.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPanelCss } from '../shared/member-panel.ts'
import css from './deposit.css'
import { deposit } from './deposit.element.ts'
import { Deposit } from './Deposit.tsx'

export const DepositElement = element(
  deposit,
  Deposit,
  sheets(orderHistoryCss, orderFactsCss, alertCss, memberPanelCss, [css]),
)
