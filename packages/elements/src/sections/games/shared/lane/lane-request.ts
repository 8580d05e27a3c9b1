import { clientType, limits, platform, type Category, type GameFilter } from '@baize/contract'
import { kindOf } from '../tile/tile-kind.ts'

/** The games that a lane is to show. */
export interface LaneRequest {
  category?: Category
  vendor?: string
  filter?: GameFilter
  /** Games that are left out, because a lane beside it shows them. */
  exclude?: 'HOT'
  limit?: number
}

/** Max games that it shows. */
export const limitOf = ({ limit, category }: LaneRequest): number =>
  Math.min(
    Math.max(Math.trunc(limit ?? (kindOf(category) === 'card' ? limits.laneCards : limits.laneGames)), 1),
    limits.pageSizeMax,
  )

/** What a lane asks for: a page of one category. */
export const laneInput = (request: LaneRequest, merchant: string, language: string) => ({
  clientType,
  platform: platform.games,
  merchant: merchant || 'baize',
  gameType: request.category ?? ('RNG' as const),
  pageNo: 1,
  pageSize: limitOf(request),
  language,
  ...(request.vendor && { vassalage: request.vendor }),
  ...(request.filter && { filter: request.filter }),
  ...(request.exclude && { exclude: request.exclude }),
})

/** The same of the most played games of all kinds. */
export const hotInput = (request: LaneRequest, language: string) => ({
  platform: platform.games,
  language,
  pageSize: limitOf(request),
})

/** The same of the games that a member played last, of all kinds. */
export const recentInput = (request: LaneRequest, language: string) => ({
  clientType,
  language,
  page: 1,
  pageSize: limitOf(request),
})

/** Where a lane's games come from: two filters without a category are lists of all kinds. */
export type LaneSource = 'hot' | 'recent' | 'list'
export const sourceOf = ({ category, filter }: LaneRequest): LaneSource => {
  if (category) return 'list'
  return filter === 'HOT' ? 'hot' : filter === 'RECENT' ? 'recent' : 'list'
}
