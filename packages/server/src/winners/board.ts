import { fromMinor, limits, type Category, type Winner } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { maskName } from '../text/mask-name.ts'

export type View = 'latest' | 'biggest'
export interface Board {
  list: Winner[]
  asOf: string
}

interface Won extends Record<string, unknown> {
  account: string
  win: string
  currency: string
  round_id: string
  closed_at: Date | string
  vassalage: string
  game_type: Category
  game_code: string
  node_id: string
  name: string
  display_name: string
}

const week = 7 * 86_400_000
const orders = { latest: sql`r.closed_at desc`, biggest: sql`r.win desc, r.closed_at desc` } as const

const winner = (row: Won): Winner => ({
  customerName: maskName(row.account),
  winAmount: fromMinor(BigInt(row.win), row.currency),
  currency: row.currency,
  iconUrl: `/cdn/g/${row.node_id}-s.svg`,
  roundId: row.round_id,
  wonAt: new Date(row.closed_at).toISOString(),
  game: {
    vassalage: row.vassalage,
    gameType: row.game_type,
    gameCode: row.game_code,
    nodeId: row.node_id,
    name: row.name,
    displayName: row.display_name,
  },
})

/**
 * Rounds that were really played, are closed and paid something (WIN-09, WIN-10): the latest, or the biggest of the last seven days.
 * The amount is what the round paid, as its player saw it.
 */
export const readBoard = (deps: Deps, view: View, category: Category | 'ALL'): Promise<Board> =>
  readWins(deps, { view, category, since: new Date(view === 'biggest' ? deps.clock.now().getTime() - week : 0) })

interface BoardQuery {
  view: View
  category: Category | 'ALL'
  since: Date
}

/** Wins since a moment, twenty at most. */
export async function readWins({ db, clock, config }: Deps, { view, category, since }: BoardQuery): Promise<Board> {
  const { rows } = await db.execute<Won>(sql`
    select p.account, r.win::text as win, r.currency, r.round_id, r.closed_at, r.vassalage, r.game_type, r.game_code,
      g.node_id, g.name, v.display_name
    from game_round r
    join player p on p.id = r.player_id
    join game g on g.vassalage = r.vassalage and g.game_code = r.game_code
    join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
    where r.win > 0 and r.state = 'closed' and r.currency = ${config.currency}
      and r.closed_at >= ${since.toISOString()}::timestamptz and (${category} = 'ALL' or r.game_type = ${category})
    order by ${orders[view]} limit ${limits.winners}`)
  return { list: rows.map(winner), asOf: clock.now().toISOString() }
}
