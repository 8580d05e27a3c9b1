import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { orderHistoryCss } from '../../../shared/money/OrderHistory.tsx'
import { orderFactsCss } from '../../../shared/money/OrderFacts.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPanelCss } from '../shared/member-panel.ts'
import css from './transfer-fund.css'
import { transferFund } from './transfer-fund.element.ts'
import { TransferFund } from './TransferFund.tsx'

export const TransferFundElement = element(
  transferFund,
  TransferFund,
  sheets(
    orderHistoryCss,
    formCss,
    selectCss,
    amountFieldCss,
    orderFactsCss,
    actionFailureCss,
    alertCss,
    memberPanelCss,
    [css],
  ),
)
