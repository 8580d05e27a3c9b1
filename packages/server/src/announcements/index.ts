export { announcement, display } from './tables.ts'
