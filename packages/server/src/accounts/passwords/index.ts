export { checkPaymentPassword, hasPaymentPassword } from './payment-password.ts'
export { keepReplacedEmail } from './replaced-email.ts'
export { endResetLinks } from './reset-links.ts'
