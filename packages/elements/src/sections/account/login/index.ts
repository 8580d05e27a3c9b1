import { element } from '../../../element.ts'
import { login } from './login.element.ts'
import { Login } from './Login.tsx'
import { loginSheets } from './sheets.ts'

export const LoginElement = element(login, Login, loginSheets)
