import { captchaCss } from '../../parts/Captcha.tsx'
import { mobileFieldCss } from '../../parts/MobileField.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { smsCodeCss } from '../../parts/SmsCode.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import { tabsCss } from '../../ui/Tabs.tsx'
import css from './forgot-password.css'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const forgotPasswordSheets = sheets(
  tabsCss,
  formCss,
  passwordFieldCss,
  mobileFieldCss,
  smsCodeCss,
  captchaCss,
  buttonCss,
  troubleCss,
  skeletonCss,
  plainFrameCss,
  [css],
)
