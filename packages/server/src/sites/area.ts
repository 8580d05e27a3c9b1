import type { Area } from '../area.ts'
import { sitesCommand } from './sites-command.ts'

export const sites: Area = { name: 'sites', commands: { sites: sitesCommand } }
