export { noticesNow } from './notices.ts'
export { paragraphs } from './paragraphs.ts'
export { announcement, display } from './tables.ts'
