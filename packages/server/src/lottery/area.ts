import type { Area } from '../area.ts'
import { drawRoutes } from './latest-draws.ts'
import { menuRoutes } from './menus.ts'

export const lottery: Area = {
  name: 'lottery',
  routes: [...menuRoutes, ...drawRoutes],
}
