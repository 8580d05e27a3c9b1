import type { Category } from '@baize/contract'
import { runStatement, statement } from '../db/statement.ts'
import type { Db } from '../db/open.ts'
import type { ListedGame } from './item.ts'

/** Which games of a list one page holds. */
export interface Range {
  offset: number
  limit: number
}

interface Row {
  node_id: string
  vassalage: string
  game_type: Category
  game_code: string
  container: boolean
  name: string
  hot_rank: number | null
  state: ListedGame['game']['state']
  maintenance_until: string | null
  released_at: string
  display_name: string
  vendor_state: ListedGame['vendor']['state']
  vendor_until: string | null
  framed: boolean
  total: string
}

/**
 * A page of all games of a kind, and how many they are: one statement, or a page would be made of
 * two moments.
 */
const pageOfKind = statement<{ gameType: string; after: number; upTo: number }, Row>()`
  select g.node_id, g.vassalage, g.game_type, g.game_code, g.container, g.name, g.hot_rank, g.state, g.maintenance_until::text,
    g.released_at::text, v.display_name, v.state as vendor_state, v.maintenance_until::text as vendor_until, v.framed,
    (select sum(tiles)::text from vendor where game_type = ${'gameType'}) as total
  from game g join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
  where g.game_type = ${'gameType'} and g.type_place > ${'after'} and g.type_place <= ${'upTo'} order by g.type_place`

/** The same of one vendor. In its own list its container would lead nowhere. */
const pageOfVendor = statement<{ gameType: string; vassalage: string; after: number; upTo: number }, Row>()`
  select g.node_id, g.vassalage, g.game_type, g.game_code, g.container, g.name, g.hot_rank, g.state, g.maintenance_until::text,
    g.released_at::text, v.display_name, v.state as vendor_state, v.maintenance_until::text as vendor_until, v.framed,
    (select sum(games)::text from vendor where game_type = ${'gameType'} and vassalage = ${'vassalage'}) as total
  from game g join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
  where g.game_type = ${'gameType'} and g.vassalage = ${'vassalage'} and not g.container
    and g.vendor_place > ${'after'} and g.vendor_place <= ${'upTo'} order by g.vendor_place`

/** How many games a page behind the last one is a page of. */
const lengthOf = statement<{ gameType: string; vassalage: string | null }, { total: string | null }>()`
  select case when ${'vassalage'}::text is null then sum(tiles) else sum(games) end::text as total from vendor
  where game_type = ${'gameType'} and (${'vassalage'}::text is null or vassalage = ${'vassalage'})`

const time = (text: string | null) => (text === null ? null : new Date(text))

const listedGame = (row: Row): ListedGame => ({
  game: {
    nodeId: row.node_id,
    vassalage: row.vassalage,
    gameType: row.game_type,
    gameCode: row.game_code,
    container: row.container,
    name: row.name,
    hotRank: row.hot_rank,
    state: row.state,
    maintenanceUntil: time(row.maintenance_until),
    releasedAt: new Date(row.released_at),
  },
  vendor: {
    displayName: row.display_name,
    state: row.vendor_state,
    maintenanceUntil: time(row.vendor_until),
    framed: row.framed,
  },
})

/**
 * A whole list is numbered without a gap, so any page of it is a range of numbers, and the vendors
 * know its length.
 */
export async function numberedPage(
  db: Db,
  { gameType, vassalage }: { gameType: Category; vassalage?: string | undefined },
  { offset, limit }: Range,
): Promise<{ rows: ListedGame[]; total: number }> {
  const range = { gameType, after: offset, upTo: offset + limit }
  const rows = await (vassalage === undefined
    ? runStatement(db, pageOfKind, range)
    : runStatement(db, pageOfVendor, { ...range, vassalage }))
  const [known] = rows.length ? rows : await runStatement(db, lengthOf, { gameType, vassalage: vassalage ?? null })
  return { rows: rows.map(listedGame), total: Number(known?.total ?? 0) }
}
