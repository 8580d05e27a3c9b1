import { useMemo } from 'react'
import { useNavigation } from '../../navigation/use-navigation.ts'
import { addressOf } from '../game-steps.ts'
import { launchListKey, storeLaunchList, type ListedGame } from '../launch-list.ts'

/** A game that can be played, beside the one that is open. */
interface Neighbour {
  name: string
  /** Its page on the site. */
  address: string
}

/** What the storage holds: the page of the game that was chosen, and all of its list. */
type Stored = readonly [at: string, games: readonly ListedGame[]]

/** The games of a list that can be played on a page; that of a container is a list again. */
const playable = (games: readonly ListedGame[]): Neighbour[] =>
  games.flatMap(game => {
    const address = addressOf(game)
    return address && !address.startsWith('/rng') ? [{ name: game.gameName || (game.nodeName ?? ''), address }] : []
  })

/** Session storage of the tab; null where the browser forbids it. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(launchListKey)
  } catch {
    return null
  }
}

/** The games before and after one in the list that it was chosen from. */
interface Neighbours {
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

/**
 * The games before and after the open one; null where it was not chosen from a list, and where
 * nothing else of that list can be played.
 * @param text - whatever the storage holds
 * @param page - of the open game; the list may say more in it, such as the prize mode
 */
export function neighboursOf(text: string | null, page: string): Neighbours | null {
  try {
    const [at, listed] = JSON.parse(text ?? '') as Stored
    if (!`${at}&`.startsWith(`${page}&`)) return null
    const games = playable(listed)
    const place = games.findIndex(({ address }) => address === at)
    const [previous, next] = [games[place - 1], games[place + 1]]
    return place >= 0 && (previous ?? next) ? { previous, next } : null
  } catch {
    return null
  }
}

/** The neighbours of the open game, as the tab has stored them. */
export const useNeighbours = (page: string): Neighbours | null => useMemo(() => neighboursOf(stored(), page), [page])

/** Leaves a game for its lobby, or for a neighbour, which is the place in the list then. */
export function useExit(): (neighbour?: string) => void {
  const { navigate } = useNavigation()
  return neighbour => {
    // Only a list that was read has neighbours.
    if (neighbour) storeLaunchList(neighbour, (JSON.parse(stored() ?? '[]') as Partial<Stored>)[1] ?? [])
    navigate(neighbour ?? '/')
  }
}
