import type { Area } from '../area.ts'
import { inboxRoutes } from './routes.ts'
import { noticeRead } from './tables.ts'

export const inbox: Area = { name: 'inbox', routes: inboxRoutes, tables: [noticeRead] }
