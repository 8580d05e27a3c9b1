import type { Area } from '../area.ts'
import { helpCommand } from './help-command.ts'
import { seedHelp } from './seed.ts'
import { helpCenterRoute } from './shown-articles.ts'
import { helpArticle } from './tables.ts'

export const help: Area = {
  name: 'help',
  routes: [helpCenterRoute],
  tables: [helpArticle],
  seed: seedHelp,
  commands: { help: helpCommand },
}
