import { element } from '../../../element.ts'
import { changePassword } from './change-password.element.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { changePasswordSheets } from './sheets.ts'

export const ChangePasswordElement = element(changePassword, ChangePassword, changePasswordSheets)
