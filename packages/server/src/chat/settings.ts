import * as z from 'zod/mini'
import { readSetting, settingSubject } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Chat with live models (CHAT-05, CHAT-06): whether there is one, and whether it is for members
 * only.
 */
export const liveChatModelsSetting = settingSubject(
  'liveChatModels',
  z.object({ enabled: z.boolean(), login: z.boolean() }),
  { enabled: true, login: false },
)

/**
 * The setting of a site that has live chat.
 * @throws Refusal FUNCTION_DISABLED where it has none (CHAT-06)
 */
export async function requireLiveChat(deps: Pick<Deps, 'db' | 'clock'>) {
  const setting = await readSetting(deps, liveChatModelsSetting)
  if (!setting.enabled) throw new Refusal('FUNCTION_DISABLED')
  return setting
}
