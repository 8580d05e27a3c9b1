export type { Message } from './gateway.ts'
export { sendEmail, sendSms } from './send.ts'
export type { Email, Sms } from './send.ts'
export { textsIn } from './texts.ts'
