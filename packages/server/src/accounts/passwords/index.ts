export { checkPaymentPassword, hasPaymentPassword } from './payment-password.ts'
