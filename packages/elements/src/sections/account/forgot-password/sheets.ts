import { captchaCss } from '../../../shared/security/captcha/Captcha.tsx'
import { mobileFieldCss } from '../../../shared/security/phone/MobileField.tsx'
import { plainFrameCss } from '../../../ui/forms/PlainFrame.tsx'
import { smsCodeCss } from '../../../shared/security/phone/SmsCode.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
import { tabsCss } from '../../../ui/data/Tabs.tsx'
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
  loadFailureCss,
  skeletonCss,
  plainFrameCss,
  [css],
)
