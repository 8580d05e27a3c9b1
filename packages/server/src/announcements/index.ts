export { publishNotice } from './publish.ts'
export { announcementRoutes } from './routes.ts'
