import { element } from '../../element.ts'
import { failureCss } from '../../parts/Failure.tsx'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './quick-login.css'
import { quickLogin } from './quick-login.element.ts'
import { QuickLogin } from './QuickLogin.tsx'

export const QuickLoginElement = element(
  quickLogin,
  QuickLogin,
  sheets(formCss, passwordFieldCss, badgeCss, failureCss, troubleCss, memberGateCss, plainFrameCss, [css]),
)
