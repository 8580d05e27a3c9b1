export type { Channel, Message } from './gateway.ts'
export { textsIn } from './texts.ts'
export type { TextKey } from './texts.ts'
