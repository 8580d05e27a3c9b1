import { element } from '../../../element.ts'
import { actionFailureCss } from '../../../shared/feedback/ActionFailure.tsx'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
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
  sheets(formCss, passwordFieldCss, badgeCss, actionFailureCss, loadFailureCss, gateCss, plainLayoutCss, [css]),
)
