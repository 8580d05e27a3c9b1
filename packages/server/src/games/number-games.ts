import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'

const closed = sql`(g.state = 'maintenance' or v.state = 'maintenance')`

/**
 * Numbers the games within their kinds and vendors, those that can be played first, and stores with each vendor how many it has. To be done
 * whenever a vendor is closed or opened.
 */
export async function numberGames(db: Db): Promise<void> {
  await db.execute(sql`
    update game set type_place = n.type_place, vendor_place = n.vendor_place from (
      select g.node_id, row_number() over (partition by g.game_type order by ${closed}, g.place) as type_place,
        case when not g.container
          then row_number() over (partition by g.vassalage, g.game_type, g.container order by ${closed}, g.place) end as vendor_place
      from game g join vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
    ) n where n.node_id = game.node_id`)
  await db.execute(sql`
    update vendor set games = n.games, tiles = n.tiles from (
      select vassalage, game_type, count(vendor_place) as games, count(*) as tiles from game group by vassalage, game_type
    ) n where n.vassalage = vendor.vassalage and n.game_type = vendor.game_type`)
}
