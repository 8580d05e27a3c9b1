import { minute, day } from '@baize/contract'
import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { selectGames, type GameRow } from './select-games.ts'
import { game } from './tables.ts'

/** Rounds of the last seven days count. */
const countedFor = 7 * day
/** How many games are hot: the lane of hot games and the HOT filter both mean these (GAME-40). */
const hotGames = 20
/** How many of them carry the mark: one that everybody wears says nothing (GAME-04). */
const markedGames = 6

/** Whether a game carries the hot mark, in every list. */
export const isMarkedHot = ({ hotRank }: Pick<GameRow['game'], 'hotRank'>): boolean =>
  hotRank !== null && hotRank <= markedGames

/**
 * Ranks the open games by the rounds really played of late; what nobody played follows in the
 * editorial order. Writes only the ranks that changed.
 */
async function rank(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - countedFor).toISOString()
  await inTransaction(db, async tx => {
    await tx.execute(sql`
      with played as (
        select vassalage, game_code, count(*) as rounds from game_round
        where opened_at > ${since}::timestamptz and state <> 'rolled_back' group by vassalage, game_code
      ), next as (
        select g.node_id, row_number() over (order by coalesce(p.rounds, 0) desc, g.place) as rank from game g
        join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type and v.state = 'open'
        left join played p on p.vassalage = g.vassalage and p.game_code = g.game_code
        where g.state = 'open' and not g.container order by rank limit ${hotGames}
      )
      update game set hot_rank = changed.rank from (
        select g.node_id, next.rank from game g left join next on next.node_id = g.node_id
        where g.hot_rank is distinct from next.rank
      ) changed where game.node_id = changed.node_id`)
  })
}

const rankings = ttlCache<void>(minute)

/** Ranks the games anew where the last ranking is older than a minute. */
export const refreshHotRanks = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  rankings.get(deps, 'hot', () => rank(deps.db, deps.clock.now()))

/** The games most played, in order (HOME-04). */
export async function hottest(deps: Pick<Deps, 'db' | 'clock'>, limit: number): Promise<GameRow[]> {
  await refreshHotRanks(deps)
  return selectGames(deps.db, isNotNull(game.hotRank)).orderBy(asc(game.hotRank)).limit(limit)
}
