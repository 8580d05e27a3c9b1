import { liveChatModelsSetting } from '../../chat/index.ts'
import { readSetting } from '../../db/settings.ts'
import type { Deps } from '../../deps.ts'
import { offeredCategories } from '../../games/index.ts'
import { flagState, publicSite, whitelabelSetting } from '../../system/index.ts'
import type { OfferingSite } from './site-words.ts'

/** The site as its settings and its catalogue are now. */
export async function offeringSite(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<OfferingSite> {
  const { enabled: hasChat } = await readSetting(deps, liveChatModelsSetting)
  const { tree } = await readSetting(deps, whitelabelSetting)
  return {
    ...(await publicSite(deps)),
    categories: await offeredCategories(deps),
    hidden: [
      ...(hasChat ? [] : (['live-chat'] as const)),
      ...(flagState(tree, 'AGENTPOLICY3') ? [] : (['agent'] as const)),
    ],
  }
}
