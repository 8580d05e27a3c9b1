export { lotteryRoutes } from './routes.ts'
