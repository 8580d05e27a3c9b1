import { authFrameCss } from '../shared/auth-frame/AuthFrame.tsx'
import { captchaCss } from '../../../shared/security/captcha/Captcha.tsx'
import { loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import { skeletonCss } from '../../../ui/data/Skeleton.tsx'
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
  loadFailureCss,
  skeletonCss,
  authFrameCss,
  [css],
)
