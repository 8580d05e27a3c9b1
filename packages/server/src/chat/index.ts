export { closeRooms } from './hub.ts'
export { roomApp } from './room-api/app.ts'
export { chatRoutes } from './routes.ts'
export { seedModels } from './seed.ts'
