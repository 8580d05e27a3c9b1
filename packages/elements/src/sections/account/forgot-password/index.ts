import { element } from '../../../element.ts'
import { forgotPassword } from './forgot-password.element.ts'
import { ForgotPassword } from './ForgotPassword.tsx'
import { forgotPasswordSheets } from './sheets.ts'

export const ForgotPasswordElement = element(forgotPassword, ForgotPassword, forgotPasswordSheets)
