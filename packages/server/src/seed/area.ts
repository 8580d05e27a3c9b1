import type { Area } from '../area.ts'
import { seedAccounts } from './accounts.ts'
import { launches } from './launches-command.ts'
import { seedTeam } from './seed-team.ts'

export const seed: Area = {
  name: 'seed',
  async seed(deps) {
    await seedAccounts(deps)
    await seedTeam(deps)
  },
  commands: { launches },
}
