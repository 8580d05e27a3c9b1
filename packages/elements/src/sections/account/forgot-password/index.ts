import { element } from '../../../element.ts'
import { forgotPassword } from './forgot-password.element.ts'
import { ForgotPassword, forgotPasswordSheets } from './ForgotPassword.tsx'

export const ForgotPasswordElement = element(forgotPassword, ForgotPassword, forgotPasswordSheets)
