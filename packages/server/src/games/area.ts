import type { Area } from '../area.ts'
import { fillCatalogue } from './catalogue/fill.ts'
import { merchantOf } from '../merchants/index.ts'
import { favouriteRoutes } from './favourites.ts'
import { gameItemRoute } from './find.ts'
import { gameIndexRoute } from './game-index.ts'
import { gameListRoutes } from './list.ts'
import { recentGamesRoute } from './recent.ts'
import { gameSearchRoute } from './search.ts'
import { favourite, game, gameWord, vendor } from './tables.ts'
import { gamesCommand, vendorRoutes } from './vendors.ts'

export const games: Area = {
  name: 'games',
  routes: [
    ...gameListRoutes,
    ...vendorRoutes,
    gameItemRoute,
    ...favouriteRoutes,
    recentGamesRoute,
    gameIndexRoute,
    gameSearchRoute,
  ],
  tables: [game, gameWord, vendor, favourite],
  seed: deps => fillCatalogue(deps, deps.config.games, merchantOf(deps.config.merchant).categories),
  commands: { games: gamesCommand },
}
