export { checkPaymentPassword, hasPaymentPassword } from './payment/index.ts'
export { resetLink, resetRequest } from './tables.ts'
