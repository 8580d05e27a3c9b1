import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { amountFieldCss } from '../../../shared/money/AmountField.tsx'
import { orderStepsCss } from '../../../shared/money/OrderSteps.tsx'
import { recordPageCss } from '../../../shared/records/RecordPage.tsx'
import { choiceCardsCss } from '../../../ui/forms/ChoiceCards.tsx'
import { iconButtonCss } from '../../../ui/forms/IconButton.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { memberPageCss } from '../shared/MemberPage.tsx'
import { withdrawalPartsCss } from '../shared/withdrawals/WithdrawalParts.tsx'
import css from './withdraw.css'
import { withdraw } from './withdraw.element.ts'
import { Withdraw } from './Withdraw.tsx'

export const WithdrawElement = element(
  withdraw,
  Withdraw,
  sheets(
    recordPageCss,
    orderStepsCss,
    amountFieldCss,
    choiceCardsCss,
    passwordFieldCss,
    iconButtonCss,
    actionFailureCss,
    dialogCss,
    withdrawalPartsCss,
    memberPageCss,
    [css],
  ),
)
