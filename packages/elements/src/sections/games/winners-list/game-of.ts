import type { Category, GameItem, Winner } from '@baize/contract'

/** The game of a win, as far as a start needs it: what was played is a game, and whether it is open shows when it starts. */
export const gameOf = ({ game, iconUrl }: Winner): GameItem => ({
  nodeId: game.nodeId,
  vassalage: game.vassalage,
  gameType: game.gameType as Category,
  gameCode: game.gameCode,
  gameId: game.nodeId,
  isGame: 'GAME',
  displayName: game.displayName,
  gameName: game.name,
  showIcon: iconUrl,
  iconUrl,
  lagerIcon: iconUrl,
  isHot: 0,
  isNew: 0,
  state: 'open',
  maintenanceUntil: null,
})
