import type { Area } from '../area.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { launchesCommand } from './demo-launches.ts'
import { seedTeam } from './demo-team.ts'
import { spreadRoundsCommand } from './spread-rounds.ts'

export const seed: Area = {
  name: 'seed',
  async seed(deps) {
    await seedDemoAccounts(deps)
    await seedTeam(deps)
  },
  commands: { launches: launchesCommand, 'spread-rounds': spreadRoundsCommand },
}
