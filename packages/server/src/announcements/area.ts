import type { Area } from '../area.ts'
import { announceCommand } from './publish.ts'
import { announcementRoutes } from './routes.ts'
import { seedAnnouncements } from './seed.ts'
import { display, notice } from './tables.ts'

export const announcements: Area = {
  name: 'announcements',
  routes: announcementRoutes,
  tables: [display, notice],
  seed: seedAnnouncements,
  commands: { announce: announceCommand },
}
