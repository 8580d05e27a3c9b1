import type { Area } from '../area.ts'
import { outboxMessages, playerMessage } from './tables.ts'

export const messages: Area = {
  name: 'messages',
  tables: [outboxMessages, playerMessage],
}
