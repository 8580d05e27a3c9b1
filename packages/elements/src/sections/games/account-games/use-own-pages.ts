import {
  clientType,
  favouriteGames,
  limits,
  recentGames,
  type Category,
  type GameItem,
  type PlayedGame,
} from '@baize/contract'
import { useMemo } from 'react'
import { useScope, useSession, useText } from '../../../scope.ts'
import { createGamePages, type GamePages } from '../shared/grid/game-pages.ts'

export type OwnList = 'favourites' | 'recent'
/** A game of one's own, and when it was last played where that is what the list is about. */
export type OwnGame = GameItem & Partial<Pick<PlayedGame, 'playedAt'>>

/** The pages of one's own games: favourites all at once (GAME-37), recent ones by twenties (GAME-39). Anew with every session. */
export function useOwnPages(list: OwnList, gameType: Category | undefined): GamePages<OwnGame> {
  const scope = useScope()
  const { language } = useText()
  const { account } = useSession()
  return useMemo(() => {
    const input = { language, ...(gameType && { gameType }) }
    if (list === 'favourites') {
      const pageSize = limits.favouritesPage
      return createGamePages<OwnGame>(pageSize, pageNo => scope.call(favouriteGames, { ...input, pageNo, pageSize }))
    }
    const pageSize = limits.gamesPage
    return createGamePages<OwnGame>(pageSize, page => scope.call(recentGames, { ...input, page, pageSize, clientType }))
  }, [scope, language, account, list, gameType])
}
