import { element } from '../../element.ts'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { formCss } from '../../ui/Form.tsx'
import { moneyCss } from '../../ui/Money.tsx'
import { pagerCss } from '../../ui/Pager.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import { tableCss } from '../../ui/Table.tsx'
import { tabsCss } from '../../ui/Tabs.tsx'
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
