import { memberGateCss } from '../../parts/MemberGate.tsx'
import { plainFrameCss } from '../../parts/PlainFrame.tsx'
import { buttonCss } from '../../ui/Button.tsx'
import { formCss } from '../../ui/Form.tsx'
import { passwordFieldCss } from '../../ui/PasswordField.tsx'
import { sheets } from '../../ui/sheets.ts'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const changePasswordSheets = sheets(formCss, passwordFieldCss, buttonCss, memberGateCss, plainFrameCss)
