export { winnerRoutes } from './routes.ts'
