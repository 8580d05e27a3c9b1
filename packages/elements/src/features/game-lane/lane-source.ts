import type { ReadState } from '@baize/client'
import { gameList, hotGames, limits, platform, clientType } from '@baize/contract'
import type { Category, GameFilter, GameItem } from '@baize/contract'
import { useRead, useScope, useSession, useText } from '../../scope.ts'
import type { TileKind } from '../../parts/GameTile.tsx'

/** What a lane was asked to show. */
export interface LaneWish {
  category?: Category
  vendor?: string
  filter?: GameFilter
  limit?: number
}

/** Lists of vendors rather than of titles: shorter, and drawn as cards (CONST-24). */
const cards: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
const wide: readonly string[] = ['LIVE', 'BGS']
/** Filters that only mean something to somebody who is logged in. */
const personal: readonly string[] = ['FAV', 'RECENT']

export const kindOf = (category?: Category): TileKind =>
  category && cards.includes(category) ? 'card' : category && wide.includes(category) ? 'wide' : 'poster'

export const limitOf = ({ limit, category }: LaneWish): number =>
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
export function useLaneGames(wish: LaneWish, pageSize = limitOf(wish)): LaneGames {
  const { category, vendor, filter } = wish
  const scope = useScope()
  const { isLogin } = useSession()
  const { language } = useText()
  const hot = filter === 'HOT' && !category
  const closed = !!filter && personal.includes(filter) && !isLogin

  const first = useRead(hotGames, hot ? { platform: platform.games, language, pageSize } : null)
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
