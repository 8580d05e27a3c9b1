export { cdnApp } from './pictures.ts'
