import { pagePosition } from './page-position.ts'
import { leave } from './popup-entry.ts'

/** Whether the page of a game or a lottery is shown, which has a way back to its lobby. */
const isGame = (): boolean => ['game', 'lottery'].includes(document.body.dataset['view'] ?? '')

/**
 * How many entries behind the next one the page lies on which a game was chosen.
 * @param added - whether the next entry lies over the page that is shown, and does not replace it
 */
export function nextLobby(added: boolean): number | undefined {
  const { lobby } = pagePosition()
  if (!added) return lobby
  return isGame() ? lobby && lobby + 1 : 1
}

/**
 * Goes from a game to the page on which it was chosen, as it was left; from a tab that was opened
 * for the game, to the one that opened it.
 * @returns false where there is no such page
 */
export function returnToLobby(): boolean {
  if (!isGame()) return false
  const { lobby } = pagePosition()
  if (lobby) leave(lobby)
  else if (opener && history.length === 1) close()
  else return false
  return true
}
