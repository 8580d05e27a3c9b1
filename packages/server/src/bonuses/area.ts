import { minute } from '@baize/contract'
import type { Area } from '../area.ts'
import { bonusesCommand } from './bonuses-command.ts'
import { cancelBonusRoute } from './cancel.ts'
import { bonusRecordsRoute } from './list.ts'
import { bonusesSetting } from './setting.ts'
import { settleAllBonuses } from './settle.ts'

export const bonuses: Area = {
  name: 'bonuses',
  routes: [bonusRecordsRoute, cancelBonusRoute],
  jobs: [{ name: 'settle-bonuses', every: 5 * minute, run: settleAllBonuses }],
  settings: [bonusesSetting],
  commands: { bonuses: bonusesCommand },
}
