import type { CardGame, Games } from '../engine/game.ts'
import { drawnGames, drawnOf, familyOf, gamesOf } from './drawn-games.ts'
import { kindOf } from './kind-of-game.ts'
import { drawnRulesOf, isInstantKind, rulesOf, type Kind } from './kinds.ts'
import { isOffered, themeOf } from './theme.ts'
import { lowestOf } from './thirteen/cards.ts'
import { dealUpperBounds, forfeitOf, legalCards, matchOf } from './thirteen/match.ts'
import { rooms } from './thirteen/rooms.ts'
import { prizeOf } from './thirteen/rules.ts'

/** Card games that are played in rooms, by their kind. */
const cardGames: ReadonlyMap<Kind, CardGame> = new Map([
  ['thirteen', { dealUpperBounds, matchOf, legalCards, lowestOf, forfeitOf, prizeOf }],
])

/** Every game of the studio, as the engine runs it. */
export const games: Games = {
  kindOf,
  isOffered,
  rulesOf: gameCode => rulesOf(kindOf(gameCode)),
  isInstant: gameCode => !familyOf(gameCode) && isInstantKind(kindOf(gameCode)),
  drawnGames,
  drawnOf,
  drawnRulesOf(gameCode) {
    const game = drawnOf(gameCode)
    return game && drawnRulesOf(game.kind)
  },
  familyOf,
  gamesOf,
  rooms,
  cardGameOf: gameCode => cardGames.get(kindOf(gameCode)) ?? null,
  themeOf,
}
