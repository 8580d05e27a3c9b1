export { fillCatalogue } from './fill.ts'
export { findGame, suggestGames } from './find.ts'
export { gameListRoutes } from './routes.ts'
