import { element } from '../../../element.ts'
import { register } from './register.element.ts'
import { Register } from './Register.tsx'
import { registerSheets } from './sheets.ts'

export const RegisterElement = element(register, Register, registerSheets)
