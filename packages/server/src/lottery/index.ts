export { areas } from './areas.ts'
export type { Area } from './areas.ts'
export { lotteriesOf } from './menus.ts'
