import type { GameItem } from '@baize/contract'
import { isMarkedHot } from './hot-games.ts'
import { isNew } from './new-games.ts'
import type { GameRow } from './select-games.ts'

/** The announced end of a maintenance; null where none is announced, or it has passed. */
const untilOf = (ends: (Date | null)[], now: Date): string | null => {
  const ahead = ends.filter(end => end !== null).filter(end => end > now)
  return ahead.length ? new Date(Math.max(...ahead.map(Number))).toISOString() : null
}

/** Picture of a game: upright, square or wide. */
export const pictureOf = (nodeId: string, crop: 'p' | 's' | 'w'): string => `/cdn/g/${nodeId}-${crop}.svg`

/** What a list shows of a game and its vendor. */
export interface ListedGame {
  game: Pick<
    GameRow['game'],
    | 'nodeId'
    | 'vassalage'
    | 'gameType'
    | 'gameCode'
    | 'container'
    | 'name'
    | 'hotRank'
    | 'state'
    | 'maintenanceUntil'
    | 'releasedAt'
  >
  vendor: Pick<GameRow['vendor'], 'displayName' | 'state' | 'maintenanceUntil' | 'framed'>
}

/**
 * A game as lists show it (ENT-01, GAME-11, GAME-12). A game is under maintenance when it or its
 * vendor is.
 */
export function itemOf({ game, vendor }: ListedGame, now: Date): GameItem {
  const maintenance = game.state === 'maintenance' || vendor.state === 'maintenance'
  return {
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameType: game.gameType,
    gameCode: game.gameCode,
    gameId: game.nodeId,
    isGame: game.container ? 'VASSALAGE' : 'GAME',
    displayName: vendor.displayName,
    gameName: game.name,
    nodeName: game.name,
    showIcon: pictureOf(game.nodeId, 'p'),
    iconUrl: pictureOf(game.nodeId, 's'),
    lagerIcon: pictureOf(game.nodeId, 'w'),
    isHot: isMarkedHot(game) ? 1 : 0,
    isNew: isNew(game, now) ? 1 : 0,
    state: maintenance ? 'maintenance' : 'open',
    maintenanceUntil: maintenance ? untilOf([game.maintenanceUntil, vendor.maintenanceUntil], now) : null,
    ...(!vendor.framed && { openMode: 'tab' }),
  }
}
