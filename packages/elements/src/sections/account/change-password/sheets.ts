import { gateCss } from '../../../shared/gates/Gate.tsx'
import { plainFrameCss } from '../../../ui/forms/PlainFrame.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const changePasswordSheets = sheets(formCss, passwordFieldCss, buttonCss, gateCss, plainFrameCss)
