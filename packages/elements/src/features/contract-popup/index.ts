import { element } from '../../element.ts'
import { contractsCss } from '../../parts/contracts/Facts.tsx'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { alertCss } from '../../ui/Alert.tsx'
import { checkboxCss } from '../../ui/Checkbox.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './contract-popup.css'
import { contractPopup } from './contract-popup.element.ts'
import { ContractPopup } from './ContractPopup.tsx'

export const ContractPopupElement = element(
  contractPopup,
  ContractPopup,
  sheets(
    memberGateCss,
    plainFrameCss,
    alertCss,
    formCss,
    checkboxCss,
    passwordFieldCss,
    tabsCss,
    troubleCss,
    contractsCss,
    [css],
  ),
)
