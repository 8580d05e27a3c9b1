import type { Area } from '../area.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { games as gamesCommand } from './games-command.ts'
import { gameListRoutes } from './routes.ts'
import { gameSearchRoutes } from './search-routes.ts'
import { favourite, game, gameWord, vendor } from './tables.ts'

export const games: Area = {
  name: 'games',
  routes: [...gameListRoutes, ...gameSearchRoutes],
  tables: [game, gameWord, vendor, favourite],
  seed: deps => fillCatalogue(deps, deps.config.games),
  commands: { games: gamesCommand },
}
