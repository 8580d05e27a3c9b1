import { element } from '../../../element.ts'
import { memberGateCss } from '../../../shared/gates/MemberGate.tsx'
import { troubleCss } from '../../../shared/feedback/Trouble.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { moneyCss } from '../../../ui/data/Money.tsx'
import { pagerCss } from '../../../ui/data/Pager.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { tableCss } from '../../../ui/data/Table.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
import css from './transfer-upline.css'
import { transferUpline } from './transfer-upline.element.ts'
import { TransferUpline } from './TransferUpline.tsx'

export const TransferUplineElement = element(
  transferUpline,
  TransferUpline,
  sheets(
    formCss,
    passwordFieldCss,
    buttonCss,
    tabsCss,
    moneyCss,
    badgeCss,
    tableCss,
    pagerCss,
    dialogCss,
    troubleCss,
    memberGateCss,
    [css],
  ),
)
