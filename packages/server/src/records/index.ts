export { periodOf } from './period.ts'
export type { RecordPeriod } from './period.ts'
