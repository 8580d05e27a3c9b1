import { authFrameCss } from '../shared/auth-frame/AuthFrame.tsx'
import { captchaCss } from '../../../shared/security/captcha/Captcha.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './login.css'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const loginSheets = sheets(formCss, passwordFieldCss, captchaCss, buttonCss, authFrameCss, [css])
