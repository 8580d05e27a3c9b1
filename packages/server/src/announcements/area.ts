import type { Area } from '../area.ts'
import { announcementsCommand } from './announcements-command.ts'
import { announceCommand } from './publish.ts'
import { announcementRoutes } from './routes.ts'
import { seedAnnouncements } from './seed.ts'
import { announcement, display, notice } from './tables.ts'

export const announcements: Area = {
  name: 'announcements',
  routes: announcementRoutes,
  tables: [announcement, display, notice],
  seed: seedAnnouncements,
  commands: { announce: announceCommand, announcements: announcementsCommand },
}
