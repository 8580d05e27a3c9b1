import { element } from '../../../element.ts'
import { pagerCss } from '../../../ui/data/pager/Pager.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { alertCss } from '../../../ui/data/Alert.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import { agreementCss } from '../shared/agreements/AgreementFacts.tsx'
import css from './contract-popup.css'
import { contractPopup } from './contract-popup.element.ts'
import { ContractPopup } from './ContractPopup.tsx'

export const ContractPopupElement = element(
  contractPopup,
  ContractPopup,
  sheets(
    gateCss,
    plainLayoutCss,
    alertCss,
    formCss,
    checkboxCss,
    passwordFieldCss,
    tabsCss,
    stateCss,
    pagerCss,
    loadFailureCss,
    agreementCss,
    [css],
  ),
)
