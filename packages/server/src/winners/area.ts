import type { Area } from '../area.ts'
import { winnerRoutes } from './board.ts'

export const winners: Area = {
  name: 'winners',
  routes: winnerRoutes,
}
