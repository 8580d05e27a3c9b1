import type { Area } from '../area.ts'
import { drawRoutes } from './draws.ts'
import { menuRoutes } from './menus.ts'

export const lottery: Area = {
  name: 'lottery',
  routes: [...menuRoutes, ...drawRoutes],
}
