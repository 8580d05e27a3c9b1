import { element } from '../../../element.ts'
import { login } from './login.element.ts'
import { Login, loginSheets } from './Login.tsx'

export const LoginElement = element(login, Login, loginSheets)
