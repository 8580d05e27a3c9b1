import { element } from '../../../element.ts'
import { failureCss } from '../../../shared/feedback/Failure.tsx'
import { memberGateCss } from '../../../shared/gates/MemberGate.tsx'
import { plainFrameCss } from '../../../ui/forms/PlainFrame.tsx'
import { troubleCss } from '../../../shared/feedback/Trouble.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './quick-login.css'
import { quickLogin } from './quick-login.element.ts'
import { QuickLogin } from './QuickLogin.tsx'

export const QuickLoginElement = element(
  quickLogin,
  QuickLogin,
  sheets(formCss, passwordFieldCss, badgeCss, failureCss, troubleCss, memberGateCss, plainFrameCss, [css]),
)
