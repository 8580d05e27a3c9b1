import type { Area } from '../area.ts'
import { drawRoutes } from './latest-draws.ts'
import { menuRoutes } from './menus.ts'

/** Shows results only: draws are run by `packages/studio/src/engine/draws/run-draws.ts`. */
export const lottery: Area = {
  name: 'lottery',
  routes: [...menuRoutes, ...drawRoutes],
}
