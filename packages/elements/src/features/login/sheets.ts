import { authFrameCss } from '../../parts/AuthFrame.tsx'
import { captchaCss } from '../../parts/Captcha.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import css from './login.css'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const loginSheets = sheets(formCss, passwordFieldCss, captchaCss, buttonCss, authFrameCss, [css])
