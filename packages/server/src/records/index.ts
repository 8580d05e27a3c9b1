export { validBetsByCategory } from './bets-by-category.ts'
