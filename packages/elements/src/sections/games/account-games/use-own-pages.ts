import { clientType, favouriteGames, limits, recentGames } from '@baize/contract'
import type { Category, GameItem, PlayedGame } from '@baize/contract'
import { useMemo } from 'react'
import { createPages, type Pages } from '../shared/wall/pages.ts'
import { useScope, useSession, useText } from '../../../scope.ts'

export type OwnList = 'favourites' | 'recent'
/** A game of one's own, and when it was last played where that is what the list is about. */
export type OwnGame = GameItem & Partial<Pick<PlayedGame, 'playedAt'>>

/** The pages of one's own games: favourites all at once (GAME-37), recent ones by twenties (GAME-39). Anew with every session. */
export function useOwnPages(list: OwnList, gameType: Category | undefined): Pages<OwnGame> {
  const scope = useScope()
  const { language } = useText()
  const { account } = useSession()
  return useMemo(() => {
    const input = { language, ...(gameType && { gameType }) }
    if (list === 'favourites') {
      const pageSize = limits.favouritesPage
      return createPages<OwnGame>(pageSize, pageNo => scope.call(favouriteGames, { ...input, pageNo, pageSize }))
    }
    const pageSize = limits.homePage
    return createPages<OwnGame>(pageSize, page => scope.call(recentGames, { ...input, page, pageSize, clientType }))
  }, [scope, language, account, list, gameType])
}
