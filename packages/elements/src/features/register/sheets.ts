import { authFrameCss } from '../../parts/AuthFrame.tsx'
import { captchaCss } from '../../parts/Captcha.tsx'
import { troubleCss } from '../../parts/Trouble.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { checkboxCss } from '../../ui/Checkbox.tsx'
import { dialogCss } from '../../ui/Dialog.tsx'
import { stateCss } from '../../ui/EmptyState.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'
import { skeletonCss } from '../../ui/Skeleton.tsx'
import css from './register.css'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const registerSheets = sheets(
  formCss,
  passwordFieldCss,
  checkboxCss,
  captchaCss,
  buttonCss,
  dialogCss,
  stateCss,
  troubleCss,
  skeletonCss,
  authFrameCss,
  [css],
)
