import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { orderHistoryCss } from '../../../shared/money/OrderHistory.tsx'
import { orderStepsCss } from '../../../shared/money/OrderSteps.tsx'
import { choiceCardsCss } from '../../../ui/forms/ChoiceCards.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPanelCss } from '../shared/member-panel.ts'
import { turnoverCss } from '../shared/Turnover.tsx'
import { withdrawalPartsCss } from '../shared/withdrawals/WithdrawalParts.tsx'
import css from './withdraw.css'
import { withdraw } from './withdraw.element.ts'
import { Withdraw } from './Withdraw.tsx'

export const WithdrawElement = element(
  withdraw,
  Withdraw,
  sheets(
    orderHistoryCss,
    orderStepsCss,
    amountFieldCss,
    choiceCardsCss,
    passwordFieldCss,
    actionFailureCss,
    dialogCss,
    withdrawalPartsCss,
    turnoverCss,
    memberPanelCss,
    [css],
  ),
)
