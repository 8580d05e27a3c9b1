import type { Deps } from '../deps.ts'
import { displays } from './display-seeds.ts'
import { noticeSeeds } from './notice-seeds.ts'
import { publishNotice } from './publish.ts'
import { display } from './tables.ts'

const hour = 3_600_000

/** Puts up the displays and notices of the demo site; what is there already stays as staff has left it. */
export async function seedAnnouncements(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  await deps.db
    .insert(display)
    .values([...displays])
    .onConflictDoNothing()
  const now = deps.clock.now().getTime()
  for (const { id, hoursAgo, texts } of noticeSeeds)
    await publishNotice(deps, { id, texts, publishedAt: new Date(now - hoursAgo * hour) })
}
