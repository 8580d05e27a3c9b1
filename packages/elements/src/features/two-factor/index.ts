import { element } from '../../element.ts'
import { memberGateCss } from '../../parts/MemberGate.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { badgeCss } from '../../ui/Badge.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import { twoFactor } from './two-factor.element.ts'
import css from './two-factor.css'
import { TwoFactor } from './TwoFactor.tsx'

export const TwoFactorElement = element(
  twoFactor,
  TwoFactor,
  sheets(formCss, passwordFieldCss, buttonCss, badgeCss, troubleCss, memberGateCss, plainFrameCss, [css]),
)
