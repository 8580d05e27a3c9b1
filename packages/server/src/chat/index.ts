export { closeRooms } from './room-listeners.ts'
export { modelOf } from './models.ts'
export { lookOf } from './seed.ts'
export { roomApp } from './room-api/app.ts'
