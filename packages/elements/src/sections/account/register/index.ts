import { element } from '../../../element.ts'
import { register } from './register.element.ts'
import { Register, registerSheets } from './Register.tsx'

export const RegisterElement = element(register, Register, registerSheets)
