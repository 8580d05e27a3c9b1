import type { ReadState } from '@baize/client'
import { gameList, hotGames, limits, platform, clientType } from '@baize/contract'
import type { Category, GameFilter, GameItem } from '@baize/contract'
import { isPersonal } from '../list/choice.ts'
import { useCachedRead } from '../../../../shared/games/use-cached-read.ts'
import { kindOf } from '../tile/kinds.ts'
import { useRead, useScope, useSession, useText } from '../../../../scope.ts'

/** What a lane was asked to show. */
export interface LaneRequest {
  category?: Category
  vendor?: string
  filter?: GameFilter
  limit?: number
}

export const limitOf = ({ limit, category }: LaneRequest): number =>
  Math.min(
    Math.max(Math.trunc(limit ?? (kindOf(category) === 'card' ? limits.homeCap : limits.homePage)), 1),
    limits.pageSizeMax,
  )

export interface LaneGames {
  games: readonly GameItem[]
  /** All there are, which may be more than are shown. */
  total: number
  status: ReadState<unknown>['status']
  error: ReadState<unknown>['error']
  refresh: () => void
}

/** The games of a lane: hot games of all kinds, or a page of one category. */
export function useLaneGames(wish: LaneRequest): LaneGames {
  const pageSize = limitOf(wish)
  const { category, vendor, filter } = wish
  const scope = useScope()
  const { isLogin } = useSession()
  const { language } = useText()
  const hot = filter === 'HOT' && !category
  const closed = !!filter && isPersonal(filter) && !isLogin

  const first = useCachedRead(hotGames, hot ? { platform: platform.games, language, pageSize } : null)
  const page = useRead(
    gameList,
    hot || closed
      ? null
      : {
          clientType,
          platform: platform.games,
          merchant: scope.$config.get()?.merchant || 'baize',
          gameType: category ?? 'RNG',
          pageNo: 1,
          pageSize,
          language,
          ...(vendor && { vassalage: vendor }),
          ...(filter && { filter }),
        },
  )
  const { data, status, error, refresh } = hot ? first : page
  const games = data?.content ?? []
  const total = hot ? games.length : (page.data?.total ?? 0)
  return { games, total, status: closed ? 'ready' : status, error, refresh }
}
