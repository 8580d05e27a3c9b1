import { runningGames, type GameItem } from '@baize/contract'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { useRead, useSession } from '../../../../scope.ts'

/** Whether the player has a match in a game that is not decided yet. Asked for games against other people alone, and once for all of them. */
export function useRunning({ gameType, gameCode, vassalage }: Pick<GameItem, 'gameType' | 'gameCode' | 'vassalage'>) {
  const own = useOwnSite()
  const { isLogin } = useSession()
  const { data } = useRead(runningGames, own && isLogin && gameType === 'PVP' ? {} : null)
  return Boolean(data?.games.some(each => each.gameCode === gameCode && each.vassalage === vassalage))
}
