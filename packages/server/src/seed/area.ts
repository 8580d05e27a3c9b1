import type { Area } from '../area.ts'
import { seedAccounts } from './accounts.ts'
import { launchesCommand } from './launches.ts'
import { seedTeam } from './team.ts'

export const seed: Area = {
  name: 'seed',
  async seed(deps) {
    await seedAccounts(deps)
    await seedTeam(deps)
  },
  commands: { launches: launchesCommand },
}
