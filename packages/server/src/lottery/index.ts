export { lotteriesOf } from './menus.ts'
export { lotterySources } from './sources.ts'
export type { LotterySource } from './sources.ts'
