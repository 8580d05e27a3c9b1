import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { orderFactsCss } from '../../../shared/money/OrderFacts.tsx'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import css from './transfer-fund.css'
import { transferFund } from './transfer-fund.element.ts'
import { TransferFund } from './TransferFund.tsx'

export const TransferFundElement = element(
  transferFund,
  TransferFund,
  sheets(
    recordPageCss,
    formCss,
    selectCss,
    amountFieldCss,
    orderFactsCss,
    actionFailureCss,
    alertCss,
    badgeCss,
    moneyCss,
    iconButtonCss,
    memberPageCss,
    [css],
  ),
)
