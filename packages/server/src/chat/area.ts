import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { chatCommand } from './chat-command.ts'
import { modelListRoute } from './models.ts'
import { seedModels } from './seed.ts'
import { liveChatModelsSetting } from './settings.ts'
import { sweepChat } from './seats.ts'
import { chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket } from './tables.ts'
import { launchChatRoute } from './tickets.ts'

export const chat: Area = {
  name: 'chat',
  routes: [modelListRoute, launchChatRoute],
  tables: [chatBan, chatBlock, chatLine, chatModel, chatReport, chatSeat, chatTicket],
  jobs: [{ name: 'sweep-chat', every: 10 * minute, run: sweepChat }],
  settings: [liveChatModelsSetting],
  seed: seedModels,
  commands: { chat: chatCommand },
}
