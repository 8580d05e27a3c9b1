import * as z from 'zod/mini'
import { settingSubject } from '../db/settings.ts'

/** Chat with live models (CHAT-05, CHAT-06): whether there is one, and whether it is for members only. */
export const liveChatModelsSetting = settingSubject(
  'liveChatModels',
  z.object({ enabled: z.boolean(), login: z.boolean() }),
  { enabled: true, login: false },
)
