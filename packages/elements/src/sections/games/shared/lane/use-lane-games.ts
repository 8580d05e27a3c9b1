import type { ReadState } from '@baize/client'
import { gameList, hotGames, recentGames, type GameItem, type PlayedGame } from '@baize/contract'
import { useEffect } from 'react'
import { useRead, useScope, useSession, useText } from '../../../../scope.ts'
import { useCachedRead } from '../../../../shared/games/use-cached-read.ts'
import { isPersonal } from '../list/list-choice.ts'
import { hotInput, laneInput, recentInput, sourceOf, type LaneRequest } from './lane-request.ts'
import { hasPlayedBefore, storePlayed } from './played-before.ts'

/** A game of a lane, and when it was last played where that is what the lane is about. */
type LaneGame = GameItem & Partial<Pick<PlayedGame, 'playedAt'>>

interface LaneGames {
  /** Those that can be played; what is under maintenance is found in the list alone. */
  games: readonly LaneGame[]
  /** Others like the one played last, where a member's own do not fill the lane. */
  alike: readonly GameItem[]
  /** All there are, which may be more than are shown. */
  total: number
  status: ReadState<unknown>['status']
  error: ReadState<unknown>['error']
  refresh: () => void
}

/** How many games a member's own lane has at least, with others like the one played last. */
const wanted = 6

/** Games of the same kind and vendor as the one played last, as many as are missing. */
function useGamesLike(played: readonly GameItem[], merchant: string): readonly GameItem[] {
  const { language } = useText()
  const [last] = played
  const missing = last ? wanted - played.length : 0
  const asked = last && { category: last.gameType, vendor: last.vassalage, limit: 2 * wanted }
  const { data } = useRead(gameList, asked && missing > 0 ? laneInput(asked, merchant, language) : null)
  const own = new Set(played.map(({ nodeId }) => nodeId))
  const others = (data?.content ?? []).filter(({ state, nodeId }) => state === 'open' && !own.has(nodeId))
  return others.slice(0, Math.max(missing, 0))
}

/**
 * The games of a lane: hot games of all kinds, one's own latest, or a page of one category. Of a
 * visitor's own games there are none.
 */
export function useLaneGames(request: LaneRequest): LaneGames {
  const { filter } = request
  const scope = useScope()
  const { isLogin } = useSession()
  const { language } = useText()
  const source = sourceOf(request)
  const closed = !!filter && isPersonal(filter) && !isLogin

  const hot = useCachedRead(hotGames, source === 'hot' ? hotInput(request, language) : null)
  const recent = useRead(recentGames, source === 'recent' && isLogin ? recentInput(request, language) : null)
  const merchant = scope.$config.get()?.merchant ?? ''
  const page = useRead(gameList, source === 'list' && !closed ? laneInput(request, merchant, language) : null)
  const { data, status, error, refresh } = { hot, recent, list: page }[source]
  const games: readonly LaneGame[] = (data?.content ?? []).filter(({ state }) => state === 'open')
  const total = data && 'total' in data ? data.total : games.length

  const alike = useGamesLike(source === 'recent' ? games : [], merchant)

  const played = source === 'recent' && recent.data ? games.length > 0 : null
  useEffect(() => {
    if (played !== null) storePlayed(played)
  }, [played])

  const waitsUnseen = source === 'recent' && !data && !hasPlayedBefore()
  return { games, alike, total, status: closed || waitsUnseen ? 'ready' : status, error, refresh }
}
