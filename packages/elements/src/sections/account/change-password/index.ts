import { element } from '../../../element.ts'
import { changePassword } from './change-password.element.ts'
import { ChangePassword, changePasswordSheets } from './ChangePassword.tsx'

export const ChangePasswordElement = element(changePassword, ChangePassword, changePasswordSheets)
