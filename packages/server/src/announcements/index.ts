export { display } from './tables.ts'
