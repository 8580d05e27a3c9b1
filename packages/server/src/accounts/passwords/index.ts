export { checkPaymentPassword, hasPaymentPassword } from './payment/index.ts'
