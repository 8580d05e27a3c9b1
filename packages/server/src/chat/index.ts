export { closeRooms } from './hub.ts'
export { roomApp } from './room-app.ts'
export { chatRoutes } from './routes.ts'
export { seedModels } from './seed.ts'
