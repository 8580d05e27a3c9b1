import { element } from '../../../element.ts'
import { gateCss } from '../../../shared/gates/Gate.tsx'
import { plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { badgeCss } from '../../../ui/data/Badge.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { twoFactor } from './two-factor.element.ts'
import css from './two-factor.css'
import { TwoFactor } from './TwoFactor.tsx'

export const TwoFactorElement = element(
  twoFactor,
  TwoFactor,
  sheets(formCss, passwordFieldCss, buttonCss, badgeCss, loadFailureCss, gateCss, plainLayoutCss, [css]),
)
