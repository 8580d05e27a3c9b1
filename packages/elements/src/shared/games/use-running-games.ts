import { runningGames, type GameItem, type Output } from '@baize/contract'
import { useRead, useSession } from '../../scope.ts'
import { useOwnSite } from '../gates/use-own-site.ts'

/** A game in which the player has a match that is not decided yet. */
export type MatchGame = Output<typeof runningGames>['games'][number]

const none: readonly MatchGame[] = []

/**
 * The matches of a player that are not decided yet, for the operator's own site: one answer,
 * whoever shows it.
 */
export function useRunningGames() {
  const own = useOwnSite()
  const { isLogin, isTrial } = useSession()
  const { data, refresh } = useRead(runningGames, own && isLogin && !isTrial ? {} : null)
  const games = data?.games ?? none
  const isRunning = ({ gameCode, vassalage }: Pick<GameItem, 'gameCode' | 'vassalage'>) =>
    games.some(each => each.gameCode === gameCode && each.vassalage === vassalage)
  return { games, isRunning, refresh }
}
