import type { GameItem } from '@baize/contract'

/** A game as far as its page depends on it. */
export type ListedGame = Record<'vassalage' | 'gameType' | 'gameCode' | 'nodeId', string> &
  Pick<GameItem, 'gameName' | 'nodeName' | 'isGame' | 'state' | 'openMode'>

/** Under which a tab stores the list that its game was chosen from. */
export const launchListKey = 'baize.list'

/**
 * Stores the list that a game was chosen from, for the arrows of its bar; a tab that is opened for
 * the game gets a copy.
 * @param page - of the game that was chosen
 */
export function storeLaunchList(page: string, games: readonly ListedGame[]): void {
  try {
    sessionStorage.setItem(launchListKey, JSON.stringify([page, games]))
  } catch {
    // Without it the bar has no arrows.
  }
}
