import type { Area } from '../area.ts'
import { chat as chatCommand } from './chat-command.ts'
import { chatRoutes } from './routes.ts'
import { seedModels } from './seed.ts'
import { liveChatModelsSetting } from './settings.ts'
import { sweepChat } from './sweep.ts'
import { chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket } from './tables.ts'

export const chat: Area = {
  name: 'chat',
  routes: chatRoutes,
  tables: [chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket],
  jobs: [{ name: 'sweep-chat', every: 10 * 60_000, run: sweepChat }],
  settings: [liveChatModelsSetting],
  seed: seedModels,
  commands: { chat: chatCommand },
}
