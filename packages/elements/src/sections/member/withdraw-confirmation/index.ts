import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { choiceCardsCss } from '../../../ui/forms/ChoiceCards.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { textAreaCss } from '../../../ui/forms/TextArea.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { copyValueCss } from '../shared/CopyValue.tsx'
import { memberPanelCss } from '../shared/member-panel.ts'
import { pictureUploadCss } from '../shared/pictures/PictureUpload.tsx'
import { withdrawalPartsCss } from '../shared/withdrawals/WithdrawalParts.tsx'
import css from './withdraw-confirmation.css'
import { withdrawConfirmation } from './withdraw-confirmation.element.ts'
import { WithdrawConfirmation } from './WithdrawConfirmation.tsx'

export const WithdrawConfirmationElement = element(
  withdrawConfirmation,
  WithdrawConfirmation,
  sheets(
    formCss,
    choiceCardsCss,
    textAreaCss,
    pictureUploadCss,
    actionFailureCss,
    loadFailureCss,
    dialogCss,
    copyValueCss,
    withdrawalPartsCss,
    memberPanelCss,
    [css],
  ),
)
