export { closeRooms } from './room-listeners.ts'
export { modelOf } from './models.ts'
export { roomApp } from './room-api/app.ts'
