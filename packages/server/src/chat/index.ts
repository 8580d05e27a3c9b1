export { closeRooms } from './hub.ts'
export { modelOf } from './models.ts'
export { roomApp } from './room-api/app.ts'
