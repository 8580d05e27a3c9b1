import type { ReadState } from '@baize/client'
import { gameList, hotGames, recentGames, type GameItem, type PlayedGame } from '@baize/contract'
import { useRead, useScope, useSession, useText } from '../../../../scope.ts'
import { useCachedRead } from '../../../../shared/games/use-cached-read.ts'
import { isPersonal } from '../list/list-choice.ts'
import { hotInput, laneInput, recentInput, sourceOf, type LaneRequest } from './lane-request.ts'
import { hasPlayedBefore } from './played-before.ts'

/** A game of a lane, and when it was last played where that is what the lane is about. */
type LaneGame = GameItem & Partial<Pick<PlayedGame, 'playedAt'>>

interface LaneGames {
  /** Those that can be played; what is under maintenance is found in the list alone. */
  games: readonly LaneGame[]
  /** All there are, which may be more than are shown. */
  total: number
  status: ReadState<unknown>['status']
  error: ReadState<unknown>['error']
  refresh: () => void
}

/**
 * The games of a lane: hot games of all kinds, one's own latest, or a page of one category. Of a
 * visitor's own games there are none.
 */
export function useLaneGames(request: LaneRequest): LaneGames {
  const { filter } = request
  const scope = useScope()
  const { isLogin, isTrial } = useSession()
  const { language } = useText()
  const source = sourceOf(request)
  const closed = !!filter && isPersonal(filter) && (!isLogin || isTrial)

  const hot = useCachedRead(hotGames, source === 'hot' ? hotInput(request, language) : null)
  const recent = useRead(recentGames, source === 'recent' && !closed ? recentInput(request, language) : null)
  const merchant = scope.$config.get()?.merchant ?? ''
  const page = useRead(gameList, source === 'list' && !closed ? laneInput(request, merchant, language) : null)
  const { data, status, error, refresh } = { hot, recent, list: page }[source]
  const games: readonly LaneGame[] = (data?.content ?? []).filter(({ state }) => state === 'open')
  const total = data && 'total' in data ? data.total : games.length

  const waitsUnseen = source === 'recent' && !data && !hasPlayedBefore()
  return { games, total, status: closed || waitsUnseen ? 'ready' : status, error, refresh }
}
