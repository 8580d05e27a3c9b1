export { cdnApp } from './app.ts'
