import type { Area } from '../area.ts'
import { brandSetting } from './brand.ts'
import { setting } from '../db/setting-table.ts'
import { systemRoutes } from './routes.ts'
import { loginSetting, registerSetting, siteSetting, statusSetting, whitelabelSetting } from './settings.ts'
import { statusCommand } from './status-command.ts'

export const system: Area = {
  name: 'system',
  routes: systemRoutes,
  tables: [setting],
  settings: [statusSetting, siteSetting, brandSetting, whitelabelSetting, registerSetting, loginSetting],
  commands: { status: statusCommand },
}
