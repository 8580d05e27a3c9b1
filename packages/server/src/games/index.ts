export { fillCatalogue } from './catalogue/fill.ts'
export { findGame, suggestGames } from './find.ts'
export { gameListRoutes } from './routes.ts'
