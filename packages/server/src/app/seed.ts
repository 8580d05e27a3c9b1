import { seedAccounts } from '../accounts/index.ts'
import { publishNotice } from '../announcements/index.ts'
import { display } from '../announcements/tables.ts'
import { seedModels } from '../chat/index.ts'
import { seedContracts } from '../agents/agreements/index.ts'
import type { Deps } from '../deps.ts'
import { fillCatalogue } from '../games/index.ts'
import { displays } from '../announcements/display-seeds.ts'
import { noticeSeeds } from '../announcements/notice-seeds.ts'
import { seedTeam } from '../seed/seed-team.ts'

const hour = 3_600_000

/**
 * Brings a fresh database to where people can play: the catalogue, and in the sandbox the demo accounts, displays and notices. Run at
 * every start; what is there already stays as staff has left it.
 */
export async function seedWorld(deps: Deps): Promise<void> {
  await fillCatalogue(deps, deps.config.games)
  await seedAccounts(deps)
  await seedTeam(deps)
  if (deps.config.mode !== 'sandbox') return
  await deps.db
    .insert(display)
    .values([...displays])
    .onConflictDoNothing()
  await seedContracts(deps)
  await seedModels(deps)
  const now = deps.clock.now().getTime()
  for (const { id, hoursAgo, texts } of noticeSeeds)
    await publishNotice(deps, { id, texts, publishedAt: new Date(now - hoursAgo * hour) })
}
