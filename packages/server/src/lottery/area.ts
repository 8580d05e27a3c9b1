import type { Area } from '../area.ts'
import { lotteryRoutes } from './routes.ts'

export const lottery: Area = {
  name: 'lottery',
  routes: lotteryRoutes,
}
