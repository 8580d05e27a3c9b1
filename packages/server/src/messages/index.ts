export type { Message } from './gateway.ts'
export { sendEmail } from './send.ts'
export type { Email } from './send.ts'
export { textsIn } from './texts.ts'
