import type { Area } from '../area.ts'
import { winnerRoutes } from './routes.ts'

export const winners: Area = {
  name: 'winners',
  routes: winnerRoutes,
}
