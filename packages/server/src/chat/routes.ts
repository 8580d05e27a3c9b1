import { launchChat, modelList, trialTypes } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import { route, type Context, type Route } from '../http/route.ts'
import { ownOrigin } from '../system/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { listModels, modelOf } from './models.ts'
import { personOf } from './participant.ts'
import { chatRules } from './rules.ts'
import { makeTicket, roomAddress } from './tickets.ts'
import { liveChatModelsSetting } from './settings.ts'

/** @throws Refusal FUNCTION_DISABLED where the site has no live chat (CHAT-06) */
async function offered(deps: Deps) {
  const setting = await readSetting(deps, liveChatModelsSetting)
  if (!setting.enabled) throw new Refusal('FUNCTION_DISABLED')
  return setting
}

/** Where only members may chat, guests and trial accounts may not (CHAT-05, CHAT-07). */
function checkMember({ session }: Context): void {
  if (!session) throw new Refusal('NOT_LOGGED_IN')
  if (trialTypes.includes(session.type)) throw new Refusal('TRIAL_REFUSED')
}

const list = route(modelList, async (asked, { deps }) => {
  const { login } = await offered(deps)
  return { ...(await listModels(deps, asked)), login }
})

const launch = route(launchChat, async ({ modelId, language, device }, ctx) => {
  const { deps } = ctx
  const { login } = await offered(deps)
  if (login) checkMember(ctx)
  const model = await modelOf(deps, modelId)
  if (!model) throw new Refusal('NOT_FOUND')
  const person = personOf(ctx.session, device, deps.random)
  const { ticket, endsAt } = await makeTicket(deps, model.id, person, chatRules.ticket)
  const origin = ownOrigin(deps.config, ctx.headers.get('host'))
  return { url: roomAddress(origin, ticket, language), endsAt: endsAt.toISOString() }
})

export const chatRoutes: Route[] = [list, launch]
