export { checkPaymentPassword, hasPaymentPassword } from './payment-password.ts'
export { endResetLinks } from './reset-links.ts'
