export { takeNews } from './take-news.ts'
